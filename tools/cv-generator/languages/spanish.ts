import type { LanguagePack } from "../language-pack.ts";

export const spanish: LanguagePack = {
  code: "es",
  firstNames: "Íñigo|María Dolores|Xiomara|Joaquín|Begoña|Ramón|Lucía|Itziar|Álvaro|Rocío|Ezequiel|Ana Belén",
  lastNames:
    "Echeverría Lasa|Peñalver|Quintanilla Rey|Muñoz de la Torre|Arriaga|Ordóñez|Salvatierra Núñez|Huamán|Ibáñez|Cárdenas",
  cities:
    "Zaragoza|Sevilla, España|Bogotá, Colombia|Guadalajara, México|Valladolid|Bilbao|Rosario, Argentina|Lima, Perú|Santa Cruz de Tenerife|Alicante",
  country: "España",
  dialCode: "+34",
  titles: {
    summary:
      "Perfil|Perfil profesional|Sobre mí|Resumen|Resumen profesional|Acerca de mí|Objetivo profesional|Extracto",
    experience:
      "Experiencia|Experiencia profesional|Experiencia laboral|Trayectoria profesional|Historial laboral|Empleos|Trayectoria",
    education: "Formación|Formación académica|Educación|Estudios|Formación y estudios|Titulación|Estudios realizados",
    skills:
      "Habilidades|Competencias|Aptitudes|Conocimientos|Habilidades técnicas|Conocimientos informáticos|Destrezas|Competencias clave",
    projects: "Proyectos|Proyectos destacados|Proyectos personales",
    certifications: "Certificaciones|Certificados|Cursos y certificados|Formación complementaria|Cursos",
    languages: "Idiomas|Lenguas|Conocimiento de idiomas",
    publications: "Publicaciones|Artículos|Publicaciones científicas",
    interests: "Intereses|Aficiones|Tiempo libre|Intereses y aficiones",
  },
  contactTitle: "Contacto|Datos personales|Datos de contacto",
  monthsLong: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  monthsShort: "ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.",
  seasons: "invierno|primavera|verano|otoño",
  present: "actualidad|Actualidad|la actualidad|presente|Presente|hoy",
  since: "desde|Desde",
  durationWords: ["años", "meses"],
  jobs: "Jefe de almacén|Desarrolladora de software|Enfermera de urgencias|Responsable de compras|Profesor de secundaria|Auxiliar administrativa|Ingeniero de caminos|Camarera de sala|Abogada laboralista|Técnico de mantenimiento|Directora de marketing|Analista de datos|Encargado de tienda|Investigadora predoctoral|Contable|Diseñador gráfico|Cocinero|Jefa de proyecto",
  companies:
    "Grupo Almenara S.L.|Talleres Orduña|Hospital San Telmo|Logística del Ebro S.A.|Bodegas Peñafría|Instituto Mar Menor|Soluciones Tejada|Ayuntamiento de Villaclara|Banco del Litoral|Editorial Nogal|Clínica Santa Rita|Constructora Aldama|Universidad de Villaclara|Restaurante La Encina",
  degrees:
    "Grado|Máster|Licenciatura|Doctorado|Ciclo formativo de grado superior|Ingeniería|Bachillerato|Técnico superior|Diplomatura|Maestría",
  fields:
    "Ingeniería Informática|Administración de Empresas|Enfermería|Derecho|Biología|Filología Hispánica|Ingeniería Civil|Turismo|Bellas Artes|Psicología",
  schools:
    "Universidad de Villaclara|Universidad Politécnica del Ebro|Instituto Mar Menor|Escuela de Hostelería San Telmo|Colegio Santa Rita|Facultad de Ciencias de Aldama",
  skills:
    "Gestión de equipos|Excel avanzado|Python|Negociación|Control de existencias|Contabilidad|AutoCAD|Photoshop|Atención al cliente|SQL|Java|Primeros auxilios|Redacción|Trabajo en equipo|Derecho laboral|SAP|Cata de vinos|WordPress|Planificación|Docker",
  skillGroups: "Informática|Técnicas|Personales|Herramientas|Lenguajes",
  levels: "Básico|Intermedio|Avanzado|Experto|Alto",
  tasks:
    "Reducción de los errores de pedido en un # por ciento|Dirección de un equipo de # personas en dos centros|Elaboración de informes mensuales para la dirección|Formación de # nuevos empleados|Implantación de un sistema digital de reservas|Negociación de contratos por # millones de euros|Organización de # talleres al año con entidades locales|Atención diaria a # clientes|Preparación de presupuestos y cierres contables|Mejora de los protocolos de seguridad",
  sentences:
    "Profesional responsable con más de # años de experiencia en equipos exigentes.|Destaco por la calma, la claridad y la buena planificación.|Busco un puesto en el que la calidad del servicio sea lo primero.|Disfruto simplificando procesos y enseñando a los demás.",
  projects:
    "Mapa de fuentes públicas|Huerto escolar conectado|Red de bicicletas de carga|Archivo oral del barrio|Biblioteca sobre ruedas",
  certifications:
    "Certificado de Manipulador de Alimentos|Carné de carretillero|PMP|Curso de Primeros Auxilios|Cisco CCNA|Prevención de Riesgos Laborales",
  spoken: "Español|Inglés|Euskera|Francés|Catalán|Alemán|Portugués|Gallego",
  spokenLevels: "Nativo|Fluido|Avanzado|Básico|C1|B2|Intermedio|Lengua materna",
  papers:
    "Mareas y plancton en rías del norte|Fatiga de los conductores nocturnos|Lectura en voz alta en la escuela rural",
  interests: "Senderismo|Ajedrez|Canto coral|Fotografía|Escalada|Cocina|Astronomía",
  labels: ["Correo electrónico", "Teléfono", "Dirección"],
  at: "en",
};
