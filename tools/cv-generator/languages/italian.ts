import type { LanguagePack } from "../language-pack.ts";

export const italian: LanguagePack = {
  code: "it",
  firstNames: "Niccolò|Ginevra|Ludovica|Ettore|Maria Grazia|Fiammetta|Samir|Beniamino|Alessia|Ottavio",
  lastNames: "De Santis|Quaglieri|Dell'Orto|Montefalco|Bevilacqua|Lo Presti|Castellazzi|El Amrani|Zanetti|D'Agostino",
  cities: "Torino|Bologna, Italia|Reggio Emilia|Palermo|Trieste|Lugano, Svizzera|Bari|Padova|Genova",
  country: "Italia",
  dialCode: "+39",
  titles: {
    summary: "Profilo|Profilo professionale|Chi sono|Su di me|Sommario|Presentazione",
    experience:
      "Esperienza|Esperienze lavorative|Esperienza professionale|Esperienze professionali|Percorso professionale|Esperienza lavorativa",
    education: "Istruzione|Formazione|Istruzione e formazione|Studi|Titoli di studio|Percorso di studi",
    skills: "Competenze|Capacità|Competenze tecniche|Conoscenze informatiche|Competenze professionali|Abilità",
    projects: "Progetti|Progetti personali|Progetti principali",
    certifications: "Certificazioni|Corsi e certificazioni|Attestati|Certificati|Corsi",
    languages: "Lingue|Competenze linguistiche|Lingue straniere|Conoscenze linguistiche",
    publications: "Pubblicazioni|Articoli|Pubblicazioni scientifiche",
    interests: "Interessi|Hobby|Tempo libero|Interessi personali",
  },
  contactTitle: "Contatti|Dati personali|Recapiti",
  monthsLong: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
  monthsShort: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
  seasons: "inverno|primavera|estate|autunno",
  present: "oggi|Oggi|in corso|presente|attuale|ad oggi",
  since: "dal|da|Dal",
  durationWords: ["anni", "mesi"],
  jobs: "Responsabile magazzino|Sviluppatrice software|Infermiere di terapia intensiva|Addetta alle vendite|Insegnante di scuola primaria|Impiegato amministrativo|Ingegnere strutturista|Capo cantiere|Avvocata|Tecnico manutentore|Cuoco|Analista dati|Direttrice commerciale|Grafica|Ricercatore",
  companies:
    "Officine Montalto S.r.l.|Gruppo Aurora S.p.A.|Ospedale San Vito|Logistica Adriatica|Trattoria del Borgo|Studio Legale Fabbri|Banca del Colle|Comune di Villachiara|Editrice Ginestra|Scuola Primaria Don Minzoni|Università di Villachiara",
  degrees:
    "Laurea triennale|Laurea magistrale|Diploma|Dottorato di ricerca|Master di I livello|Laurea|Maturità scientifica",
  fields:
    "Informatica|Economia Aziendale|Ingegneria Civile|Scienze Infermieristiche|Giurisprudenza|Lettere Moderne|Biologia Marina|Scienze della Formazione",
  schools:
    "Università di Villachiara|Politecnico dell'Adriatico|Liceo Scientifico Majorana|Istituto Tecnico Galvani|Accademia di Belle Arti di Montalto",
  skills:
    "Gestione del magazzino|Excel|Python|Negoziazione|Contabilità|AutoCAD|Photoshop|Assistenza clienti|SQL|Java|Primo soccorso|Scrittura|Lavoro di squadra|SAP|Pianificazione|Docker|Problem solving|Cucina regionale",
  skillGroups: "Informatica|Tecniche|Personali|Strumenti",
  levels: "Base|Intermedio|Avanzato|Esperto|Buono",
  tasks:
    "Riduzione del # per cento degli errori di consegna|Coordinamento di un gruppo di # persone|Redazione dei rapporti mensili per la direzione|Formazione di # nuovi colleghi|Introduzione di un sistema digitale di prenotazione|Trattative con i fornitori per # milioni di euro|Organizzazione di # laboratori all'anno|Assistenza quotidiana a # clienti|Preparazione di bilanci e preventivi",
  sentences:
    "Professionista affidabile con oltre # anni di esperienza in contesti impegnativi.|Apprezzata per calma, chiarezza e buona organizzazione.|Alla ricerca di un ruolo in cui la qualità faccia la differenza.|Mi piace semplificare i processi e insegnare agli altri.",
  projects: "Mappa delle fontane|Orto scolastico connesso|Rete di biciclette da carico|Archivio orale del quartiere",
  certifications:
    "ECDL Full Standard|Attestato di Primo Soccorso|HACCP|Patentino muletto|Cambridge First Certificate|Scrum Master",
  spoken: "Italiano|Inglese|Francese|Tedesco|Spagnolo|Arabo",
  spokenLevels: "Madrelingua|Fluente|Ottimo|Scolastico|C1|B2|Buono|Intermedio",
  papers: "Maree e plancton nella laguna|La fatica dei conducenti notturni|Lettura ad alta voce nella scuola primaria",
  interests: "Escursionismo|Scacchi|Canto corale|Fotografia|Arrampicata|Cucina",
  labels: ["E-mail", "Telefono", "Indirizzo"],
  at: "presso",
};
