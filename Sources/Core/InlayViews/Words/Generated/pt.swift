// Made by Words/make of Texts/pt.words.
extension LibraryWords {
  static let ptTexts = read(
    [.one, .many, .other],
    """
    Cancelar|OK|Concluído|Editar|Apagar|Pesquisar|Voltar|Mais|Fechar|Limpar texto|Seguinte|Anterior|Ir|Enviar|\
    Participar|texto|título|imagem|indicador|link|botão|botão Voltar|botão de menu local|interruptor|caixa de seleção|\
    botão de opção|controle deslizante|controle de incremento|controle segmentado|segmento|campo de texto|\
    campo de senha|campo de pesquisa|tecla|barra de progresso|indicador de atividade|lista|caixa de listagem|linha|\
    índice de seções|barra de ferramentas|barra de abas|aba|menu|item de menu|alerta|lista de ações|diálogo|\
    notificação|navegação|página|sem conteúdo|teclado|grupo|ativado|desativado|marcado|não marcado|\
    parcialmente marcado|selecionado|não selecionado|indisponível|expandido|recolhido|editável|somente leitura|\
    ocupado|entrada inválida|obrigatório|protegido|em branco|pressionado|{0} de {1}|título de nível {0}|\
    página {0} de {1}|movido para a posição {0} de {1}|erro: {0}|{0} por cento|{0} selecionado~{0} selecionados~\
    {0} selecionados|ações disponíveis|lista vazia|{0} item~{0} de itens~{0} itens|{0} linha~{0} de linhas~{0} linhas|\
    {0} linha inserida~{0} de linhas inseridas~{0} linhas inseridas|{0} linha apagada~{0} de linhas apagadas~\
    {0} linhas apagadas|{0} caractere~{0} de caracteres~{0} caracteres|Este campo é obrigatório.|\
    Pelo menos {0} caractere~Pelo menos {0} de caracteres~Pelo menos {0} caracteres|No máximo {0} caractere~\
    No máximo {0} de caracteres~No máximo {0} caracteres|Verifique este valor.|Ativar|Pressionar|Aumentar|Diminuir|\
    Inserir|Reordenar|Mover para cima|Mover para baixo|Mais informações|Expandir|Recolher|Selecionar|Desmarcar|Ativar|\
    Desativar|Rolar até aqui|Dispensar|Mostrar menu|Próxima página|Página anterior|shift|caps lock|apagar|espaço|\
    retorno|próximo teclado|letras|números|símbolos|ocultar teclado|espaço|retorno|sugestões|endereço de e-mail|\
    endereço da web|número de telefone
    """)
}
