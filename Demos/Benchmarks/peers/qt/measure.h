// Lines of JSON as `bench` and `limit` print them, and the rows of the list, for the peers in C++.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <sys/resource.h>
#include <time.h>
#include <vector>

enum { width = 1024, height = 768, columnX = 200, columnWidth = 624, rowHeight = 44, gap = 35, rowsPerSection = 10, radius = 10 };

inline double now(clockid_t clock) {
  timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}
inline double cpu() { return now(CLOCK_PROCESS_CPUTIME_ID); }
inline double fromEnvironment(const char *name, double otherwise) {
  const char *text = getenv(name);
  return text ? atof(text) : otherwise;
}
inline double residentMegabytes() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024.0;
}
inline unsigned nextRandom() {
  static unsigned long long state = 0x9E3779B97F4A7C15ull;
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return state >> 33;
}

struct Measure {
  const char *peer;

  void first() const {
    double start = fromEnvironment("PB_T0", -1);
    printf("{\"peer\":\"%s\",\"job\":\"first\",\"wall_ms\":%.2f,\"cpu_ms\":%.2f,\"rss_mb\":%.1f}\n", peer,
           start > 0 ? now(CLOCK_MONOTONIC) - start : -1, cpu() - fromEnvironment("PB_C0", 0), residentMegabytes());
    fflush(stdout);
  }
  void job(const char *name, int count, const std::function<void(int)> &frame) const {
    std::vector<double> times;
    for (int i = 0; i < count; i++) {
      double start = cpu();
      frame(i);
      times.push_back(cpu() - start);
    }
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (double time : times) sum += time;
    printf("{\"peer\":\"%s\",\"job\":\"%s\",\"n\":%d,\"cpu_med\":%.4f,\"cpu_p99\":%.4f,\"cpu_mean\":%.4f,\"cpu_min\":%.4f}\n",
           peer, name, count, times[(count - 1) / 2], times[int((count - 1) * .99 + .5)], sum / count, times[0]);
    fflush(stdout);
  }
  void end() const {
    printf("{\"peer\":\"%s\",\"job\":\"end\",\"cpu_ms\":%.1f,\"rss_mb\":%.1f}\n", peer, cpu(), residentMegabytes());
  }
};

// The rows of the list: one of the first section may be inserted at its top.
struct Rows {
  long count = long(fromEnvironment("PB_ROWS", 100000));
  long inserted = 0;

  long total() const { return count + inserted; }
  // The number in the texts; -1 for the inserted row.
  long number(long row) const { return row - inserted; }
  bool isFirst(long row) const { return row == 0 || (number(row) >= rowsPerSection && number(row) % rowsPerSection == 0); }
  bool isLast(long row) const { return number(row) >= 0 && number(row) % rowsPerSection == rowsPerSection - 1; }
};
