import type { LanguagePack } from "../language-pack.ts";

export const english: LanguagePack = {
  code: "en",
  firstNames:
    "Imogen|Kwabena|Priya|Siobhan|Tremaine|Xiulan|Oluwaseun|Gareth|Noor|Callum|Marisol|Dmitri|Hana|Anneke|Rafiq|Beatrix|Mary Anne|J. Robert",
  lastNames:
    "Ashdown|Boateng|Raghunathan|O'Dowd|McAllister|Zhao|Adeyemi|Llewellyn|Haddad|Fairweather|Quintero-Vale|Volkov|Takeda|van der Meulen|Siddiqui|Penhaligon|St. Clair",
  cities:
    "Leeds|Manchester|Boston, MA|Austin, TX|Toronto, Canada|Dublin, Ireland|Bristol, United Kingdom|Melbourne, Australia|Portland, OR|Cape Town, South Africa|Auckland|San Diego, California",
  country: "United Kingdom",
  dialCode: "+44",
  titles: {
    summary:
      "Summary|Profile|Professional Summary|About Me|Personal Statement|Career Objective|Who I am|Professional Profile",
    experience:
      "Experience|Work Experience|Employment History|Professional Experience|Career History|Work History|Relevant Experience|Professional Background|Positions Held",
    education:
      "Education|Academic Background|Education and Training|Qualifications|Academic History|Educational Background|Studies",
    skills:
      "Skills|Technical Skills|Core Competencies|Key Skills|Areas of Expertise|Toolbox|Skills & Tools|Professional Skills|Strengths",
    projects: "Projects|Selected Projects|Personal Projects|Side Projects|Key Projects|Notable Work",
    certifications:
      "Certifications|Certificates|Licenses & Certifications|Professional Certifications|Courses and Certificates|Accreditations|Professional Development",
    languages: "Languages|Language Skills|Spoken Languages|Languages Spoken",
    publications: "Publications|Selected Publications|Papers|Articles|Peer-Reviewed Publications|Writing",
    interests: "Interests|Hobbies|Hobbies & Interests|Outside Work|Leisure",
  },
  contactTitle: "Contact|Contact Details|Get in touch|Personal Details",
  monthsLong: "January|February|March|April|May|June|July|August|September|October|November|December",
  monthsShort: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
  seasons: "Winter|Spring|Summer|Autumn",
  present: "Present|present|Current|Now|today|ongoing",
  since: "since|Since",
  durationWords: ["yrs", "mos"],
  jobs: "Warehouse Supervisor|Senior Backend Engineer|Paralegal|Marine Biologist|Head of Procurement|Ward Sister|Graphic Designer|Deputy Headteacher|Payroll Officer|Site Reliability Engineer|Quantity Surveyor|Events Coordinator|Research Fellow|Pastry Chef|Train Driver|Product Owner|UX Researcher|Data Engineer II|Bus Mechanic|Customer Success Manager|VP, Finance|Tour Guide|Lead Animator|Agronomist|Sales Associate|Staff Writer",
  companies:
    "Harrow & Finch Ltd|Blue Kestrel Logistics|Northmoor Council|Quillfeather Press|Tidewater Systems, Inc.|St. Brannoc's Hospital|Copperline|Ember & Oak Catering|Ridgeway Primary School|Larkspur Analytics|Vantage Rail|Moorland Foods PLC|Stillwater Bank|Okoro Partners LLP|Zephyr Games|The Lantern Trust|Fulcrum Health|Palisade Insurance Group|ByteHarbor|University of Eastmere",
  degrees:
    "BSc|BA (Hons)|Master of Science|MBA|PhD|Bachelor of Engineering|HND|MA|Associate Degree|Postgraduate Diploma|B.Sc.|M.Eng.|Diploma",
  fields:
    "Computer Science|Marine Ecology|Accounting and Finance|Mechanical Engineering|History|Nursing Studies|Fine Art|Hospitality Management|Applied Mathematics|Law|Supply Chain Management|Linguistics",
  schools:
    "University of Eastmere|Thornbury College|Calder Institute of Technology|Wexbridge University|Royal Harbour Academy|Pinecrest State University|Holloway School of Art|Kingsreach Polytechnic|Saltmarsh Business School",
  skills:
    "Python|Stock control|Negotiation|Kubernetes|Adobe Illustrator|Budgeting|Java|SQL|Wound care|Forklift licence|Public speaking|React|C++|Go|SAP|Excel|Risk assessment|Lesson planning|AutoCAD|R|Data modelling|Conflict resolution|Terraform|Copywriting|Menu design|Patient care|Node.js|CI/CD|Team leadership|Figma|Git|Photography",
  skillGroups: "Tools|Technical|Languages & Frameworks|Soft skills|Methods|Software|Databases|People",
  levels: "Beginner|Intermediate|Advanced|Expert|Proficient",
  tasks:
    "Cut order errors by # percent through a new checking routine|Led a team of # across two sites|Wrote weekly reports for the regional board|Trained # new starters in safety and quality|Moved the ageing booking system to a modern platform without downtime|Negotiated supplier contracts worth £# million|Introduced a rota that reduced overtime by #%|Planned and delivered # workshops for families and local partners|Handled up to # customer enquiries per day by phone and e-mail|Built dashboards that showed managers where stock was lost|Won the internal prize for service in two years running|Prepared budgets, forecasts and monthly accounts",
  sentences:
    "Reliable and curious professional with more than # years in demanding teams.|Known for calm judgement, clear writing and a good ear for what customers need.|Looking for a role in which careful planning makes a visible difference.|Enjoys turning muddled processes into simple ones that people like to follow.|Has led projects from the first sketch to the final audit.",
  projects:
    "Harbour Clean-up Map|Open Recipe Index|Riverside Heat Survey|Night Bus Planner|Tiny Ledger|School Garden Network|Parcel Sorting Robot|Birdsong Classifier",
  certifications:
    "PRINCE2 Practitioner|AWS Certified Developer|First Aid at Work|NEBOSH General Certificate|Certified ScrumMaster (CSM)|Food Hygiene Level 3|CIPS Level 4|Google Analytics Certification|ITIL Foundation",
  spoken: "English|Spanish|Welsh|Urdu|Mandarin|French|Polish|Arabic|German",
  spokenLevels: "Native|Fluent|Intermediate|Basic|C1|B2|Professional working proficiency|Conversational",
  papers:
    "Tidal patterns and plankton in northern estuaries|Measuring fatigue among night-shift drivers|A simple test for drift in sales forecasts|Reading aloud and vocabulary growth in early years",
  interests: "Sea kayaking|Chess|Choir singing|Trail running|Baking sourdough|Astronomy|Bouldering|Vintage radios",
  labels: ["Email", "Phone", "Address"],
  at: "at",
};
