import type { LanguagePack } from "../language-pack.ts";

export const portuguese: LanguagePack = {
  code: "pt",
  firstNames: "Antônio|Conceição|Joana|Thiago|Inês|Wagner|Luísa|Gonçalo|Jussara|Otávio|Maria João",
  lastNames:
    "Vasconcelos|da Fonseca|Guimarães Prado|Albuquerque|dos Anjos|Figueiredo|Magalhães|Brandão|Peixoto e Silva",
  cities: "Porto|Coimbra, Portugal|Curitiba, PR|Recife, Brasil|Belo Horizonte|Braga|São Paulo, SP|Florianópolis|Évora",
  country: "Portugal",
  dialCode: "+351",
  titles: {
    summary: "Perfil|Resumo|Sobre mim|Perfil profissional|Resumo profissional|Objetivo",
    experience:
      "Experiência|Experiência profissional|Percurso profissional|Histórico profissional|Experiências profissionais",
    education: "Formação|Educação|Formação académica|Formação acadêmica|Habilitações literárias|Escolaridade",
    skills: "Competências|Habilidades|Conhecimentos|Competências técnicas|Aptidões|Conhecimentos técnicos",
    projects: "Projetos|Projetos pessoais|Projetos relevantes",
    certifications: "Certificações|Certificados|Cursos|Cursos complementares|Formação complementar",
    languages: "Idiomas|Línguas|Conhecimentos linguísticos",
    publications: "Publicações|Artigos|Publicações científicas",
    interests: "Interesses|Passatempos|Tempos livres",
  },
  contactTitle: "Contacto|Contato|Dados pessoais|Contactos",
  monthsLong: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
  monthsShort: "jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez",
  seasons: "inverno|primavera|verão|outono",
  present: "atual|presente|Presente|atualmente|hoje|o momento",
  since: "desde|Desde",
  durationWords: ["anos", "meses"],
  jobs: "Gestor de armazém|Desenvolvedora back-end|Enfermeiro de urgência|Coordenadora de compras|Professor de matemática|Assistente administrativa|Engenheiro civil|Analista de dados|Advogada|Técnico de manutenção|Chefe de cozinha|Gerente de loja|Designer gráfica|Contabilista|Consultor comercial",
  companies:
    "Grupo Atlântida Lda.|Construtora Serra Azul|Hospital São Bento|Logística do Douro S.A.|Escola Básica da Ribeira|Banco Maré|Padaria Estrela do Sul|Tecnologia Aurora Ltda|Câmara Municipal de Vila Clara|Editora Cedro|Universidade de Vila Clara",
  degrees: "Licenciatura|Mestrado|Bacharelado|Doutoramento|MBA|Pós-graduação|Curso técnico|Tecnólogo|Doutorado",
  fields:
    "Engenharia Informática|Administração|Enfermagem|Direito|Biologia|Gestão Hoteleira|Engenharia Civil|Letras|Ciências Contábeis",
  schools:
    "Universidade de Vila Clara|Instituto Politécnico do Douro|Faculdade Serra Azul|Escola Superior de Saúde da Ribeira|Universidade Federal do Planalto",
  skills:
    "Gestão de equipas|Excel|Python|Negociação|Controlo de stock|Contabilidade|AutoCAD|Atendimento ao cliente|SQL|Java|Primeiros socorros|Redação|Trabalho em equipe|SAP|Planeamento|Docker|Fotografia|Power BI",
  skillGroups: "Informática|Técnicas|Pessoais|Ferramentas",
  levels: "Básico|Intermédio|Avançado|Especialista|Intermediário",
  tasks:
    "Redução de # % dos erros de encomenda|Liderança de uma equipa de # pessoas|Elaboração de relatórios mensais para a direção|Formação de # novos colaboradores|Implementação de um sistema de reservas digital|Negociação de contratos de # milhões|Organização de # oficinas por ano|Atendimento diário a # clientes|Preparação de orçamentos e contas mensais",
  sentences:
    "Profissional responsável com mais de # anos de experiência em equipas exigentes.|Reconhecida pela calma, clareza e bom planeamento.|Procuro um desafio em que a qualidade do serviço faça a diferença.|Gosto de simplificar processos e de ensinar.",
  projects: "Mapa de fontes públicas|Horta escolar ligada|Rede de bicicletas de carga|Arquivo oral do bairro",
  certifications:
    "Certificado de Aptidão Pedagógica|Primeiros Socorros|Scrum Master|Higiene e Segurança no Trabalho|Cisco CCNA",
  spoken: "Português|Inglês|Espanhol|Francês|Alemão|Italiano",
  spokenLevels: "Nativo|Fluente|Avançado|Básico|C1|B2|Intermediário|Língua materna",
  papers: "Marés e plâncton nos estuários do norte|Fadiga dos condutores noturnos|Leitura em voz alta na escola rural",
  interests: "Caminhadas|Xadrez|Canto coral|Fotografia|Surf|Culinária",
  labels: ["E-mail", "Telefone", "Morada"],
  at: "na",
};
