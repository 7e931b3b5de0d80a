// Made by Words/make of Texts/es.words.
extension LibraryWords {
  static let esTexts = read(
    [.one, .many, .other],
    """
    Cancelar|Aceptar|Listo|Editar|Eliminar|Buscar|Atrás|Más|Cerrar|Borrar texto|Siguiente|Anterior|Ir|Enviar|Unirse|\
    texto|encabezado|imagen|globo|enlace|botón|botón Atrás|botón de menú desplegable|interruptor|\
    casilla de verificación|botón de opción|control deslizante|control de incremento|control segmentado|segmento|\
    campo de texto|campo de contraseña|campo de búsqueda|tecla|barra de progreso|indicador de actividad|lista|\
    cuadro de lista|fila|índice de secciones|barra de herramientas|barra de pestañas|pestaña|menú|elemento de menú|\
    alerta|lista de acciones|diálogo|notificación|navegación|página|sin contenido|teclado|grupo|activado|desactivado|\
    marcado|no marcado|parcialmente marcado|seleccionado|no seleccionado|no disponible|expandido|contraído|editable|\
    solo lectura|ocupado|entrada no válida|obligatorio|protegido|en blanco|pulsado|{0} de {1}|encabezado de nivel {0}|\
    página {0} de {1}|movido a la posición {0} de {1}|error: {0}|{0} por ciento|{0} seleccionado~{0} seleccionados~\
    {0} seleccionados|acciones disponibles|lista vacía|{0} elemento~{0} de elementos~{0} elementos|{0} fila~\
    {0} de filas~{0} filas|{0} fila insertada~{0} de filas insertadas~{0} filas insertadas|{0} fila eliminada~\
    {0} de filas eliminadas~{0} filas eliminadas|{0} carácter~{0} de caracteres~{0} caracteres|\
    Este campo es obligatorio.|Al menos {0} carácter~Al menos {0} de caracteres~Al menos {0} caracteres|\
    Como máximo {0} carácter~Como máximo {0} de caracteres~Como máximo {0} caracteres|Revisa este valor.|Activar|\
    Pulsar|Aumentar|Disminuir|Insertar|Reordenar|Mover hacia arriba|Mover hacia abajo|Más información|Expandir|\
    Contraer|Seleccionar|Deseleccionar|Activar|Desactivar|Desplazar hasta aquí|Descartar|Mostrar menú|\
    Página siguiente|Página anterior|mayúsculas|bloqueo de mayúsculas|suprimir|espacio|intro|teclado siguiente|letras|\
    números|símbolos|ocultar teclado|espacio|intro|sugerencias|dirección de correo electrónico|dirección web|\
    número de teléfono
    """)
}
