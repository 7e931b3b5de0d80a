import Foundation
import InlayTestSupport
import Testing

@testable import InlayKiosk

/// What the panel learns from its machine.
@Suite struct DeviceTests {
  @Test(
    "NetworkManager's program lists networks, gets the password by its input alone, and is not used without a radio")
  func networkManager() async throws {
    let folder = try TestFolder()
    let program = folder.path + "/nmcli"
    let script = """
      #!/bin/sh
      echo "$*" >>'\(folder.path)/arguments'
      case "$*" in
        *TYPE*) printf 'ethernet\\nwifi\\n' ;;
        'radio wifi') echo enabled ;;
        *list*) printf ' :40:WPA2:Inn: upstairs\\n*:81::Square\\n :77:WPA2:Inn: upstairs\\n :90:WPA3:\\nnonsense\\n' ;;
        *connect*) read -r password && [ "$password" = 'fourteen "$x"' ] ;;
      esac
      """
    // Written by another process: a program that is still open for writing in a child of another test cannot be run.
    #expect(await run("sh", "-c", "cat >\"$0\" && chmod 755 \"$0\"", program, input: script) != nil)
    let manager = try #require(await NetworkManager(program: program))
    let wifi = await manager.state()
    let networks = [Network(name: "Inn: upstairs", signal: 77), Network(name: "Square", signal: 81, isOpen: true)]
    #expect(wifi == Wifi(isOn: true, networks: networks, joined: "Square"))
    await manager.join(networks[0], password: "fourteen \"$x\"")
    await manager.turn(on: false)
    let arguments = try String(contentsOfFile: folder.path + "/arguments", encoding: .utf8)
    #expect(arguments.contains("connect Inn: upstairs\n") && arguments.contains("radio wifi off\n"))
    #expect(!arguments.contains("fourteen"))
    #expect(await NetworkManager(program: "/usr/bin/true") == nil)
    #expect(await NetworkManager(program: folder.path + "/missing") == nil)
  }

  @Test("a program gets its input and gives its output, and nil where it fails or does not exist")
  func programs() async {
    #expect(await run("cat", input: "a\nb") == "a\nb")
    #expect(await run("false") == nil)
    #expect(await run("/nonexistent/program") == nil)
  }

  @Test("a machine tells its name, free memory and storage, its traffic and for how long it runs")
  func machine() {
    let (first, second) = (Machine.read(), Machine.read())
    var name = [UInt8](repeating: 0, count: 256)
    let result = name.withUnsafeMutableBytes { $0.bindMemory(to: CChar.self).baseAddress.map { gethostname($0, 256) } }
    #expect(result == 0 && first.name == String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
    #expect(first.system.hasPrefix("Linux "))
    #expect(first.memory > 0 && first.memory < Int(ProcessInfo.processInfo.physicalMemory) && first.storage >= 0)
    #expect(first.uptime > 0 && second.uptime >= first.uptime && second.received >= first.received)
  }

  @Test("a rate is what came between two readings, and zero for the first one and for counters that began again")
  func rates() {
    func reading(_ uptime: Double, _ received: Int) -> Machine {
      var machine = Machine()
      (machine.uptime, machine.received) = (uptime, received)
      return machine
    }
    #expect(reading(12, 5000).rate(\.received, since: reading(10, 1000)) == 2000)
    #expect(reading(12, 5000).rate(\.received, since: Machine()) == 0)
    #expect(reading(12, 5000).rate(\.received, since: reading(12, 1000)) == 0)
    #expect(reading(12, 10).rate(\.received, since: reading(10, 1000)) == 0)
  }
}
