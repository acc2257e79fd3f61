import type { SectionKind } from "../core/section.ts";

/**
 * Fields of work, places, times and kinds of employment that stand before the noun of an English, German or Dutch title
 * ("Maritime Experience", "Pflegerische Kenntnisse"). None of them makes a skill, a subject or a department of the noun,
 * as "customer", "user", "digital", "writing" and "physical" do.
 */
export const fieldsAhead = `clinical clinic nursing nurse rn lpn cna icu nicu er medical medicine hospital bedside healthcare dental dentistry pharmacy pharmaceutical veterinary surgical procedural therapy therapeutic rehabilitation rehab counseling counselling psychology psychological psychiatric paramedic ems emt emergency ambulance radiology imaging laboratory lab midwifery obstetric pediatric paediatric geriatric hospice caregiving caregiver caring childcare eldercare elderly dietetic physician doctor hygiene life support acls bls cpr first aid specialty
legal law firm litigation court judicial attorney paralegal trial appellate regulatory notarial witness
military army navy naval coast marine marines combat civilian veteran reserve police policing enforcement corrections correctional security guard firefighting firefighter fire rescue investigative investigation detective federal government governmental public sector political legislative policy diplomatic campaign municipal command operational weapons
aviation flight flying pilot aircraft airline cabin crew maritime nautical seafaring sea going seagoing shipboard ship vessel offshore onshore shore yacht yachting boating sailing diving port cruise stcw faa
trade apprenticeship journeyman welding welder welders electrical electrician plumbing plumber carpentry carpenter hvac automotive mechanic construction contractor site roofing masonry landscaping gardening horticulture horticultural agricultural agriculture farming farm ranch livestock forestry fishing fishery equine equestrian riding animal zoo wildlife shelter conservation environmental greenhouse manufacturing factory plant assembly shop warehouse logistics shipping transportation transport trucking driving driver delivery dispatch courier freight cdl forklift crane mining oilfield drilling rig maintenance facilities custodial janitorial cleaning housekeeping housekeeper domestic household estate property caretaking land based high risk osha pesticide vehicle operator operators union
retail merchandising cashier store banking finance financial accounting accountant audit auditing tax insurance mortgage payroll procurement purchasing hr human resources clerical secretarial securities finra bar
hospitality hotel restaurant culinary kitchen chef cooking catering barista bartending bartender serving server waiting food handler beverage wine sommelier alcohol event events tourism front back house call center centre
teaching teacher educator classroom school instructor instructional tutoring esl efl elt tefl tesol k 12 preschool kindergarten library librarian archival archives archive museum gallery curatorial fieldwork archaeological undergraduate doctoral postdoctoral supervised supervision assistant
theatre theater theatrical stage acting actor actress performer performing dancer choreographic opera operatic orchestra orchestral ensemble choral musician film television broadcast broadcasting journalism journalistic photography photographer modeling modelling artist artistic circus architectural architect translation translator interpreting interpreter interpretation festival
athletic athlete sporting coach coaching playing player officiating refereeing referee fitness gym swimming lifeguarding lifeguard camp recreation
ministry ministerial pastoral pastor church clergy parish mission missionary religious chaplaincy worship
nonprofit non profit ngo humanitarian fundraising charitable casework social mental health peace corps pair au
executive board supervisory consulting consultancy contract interim entrepreneurial founder startup business program international overseas foreign local remote virtual campus student graduate summer winter part time full seasonal temporary early prior earlier unrelated shadowing gap year study externship externships field research teaching university college music real marketing management community vocational health safety stem us united states hands on job service services chain supply individual past completed
methodische methodischen edv office ms kaufmannische kommunikative organisatorische kunstlerische pflegerische medizinische praktische padagogische musikalische tanzerische militarische handwerkliche alte interne externe ausserberufliche besondere freie juristische kirchliche gastronomische landwirtschaftliche sportliche journalistische seelsorgerische therapeutische
juridische militaire horeca internationale bijzondere zachte harde medische verpleegtechnische verpleegkundige artistieke didactische pedagogische geselecteerde recente belangrijke buitenlandse agrarische kerkelijke`;

/** The nouns that end such titles, by the kind they tell. "Studies", "education" and "training" end names of subjects and courses as well. */
export const headsBehind: readonly (readonly [SectionKind, string])[] = [
  [
    "experience",
    "experience experiences employment employments career internships positions placements appointments rotations roles assignments postings erfahrung erfahrungen praktika tatigkeiten ervaring ervaringen",
  ],
  [
    "certifications",
    "certifications certificates licenses licences licensure credentials tickets endorsements ratings qualifications courses registrations permits weiterbildungen fortbildungen lehrgange zertifikate cursussen trainingen certificaten",
  ],
  ["education", "ausbildung"],
  [
    "skills",
    "skills competencies competences proficiencies expertise strengths kenntnisse fahigkeiten kompetenzen vaardigheden competenties",
  ],
  ["awards", "awards honors honours prizes medals distinctions auszeichnungen"],
  ["publications", "publications articles papers publikationen publicaties"],
  ["projects", "projects projekte projecten"],
  ["references", "references"],
  ["summary", "profile summary bio biography"],
  ["languages", "sprachen talen"],
  ["interests", "interessen interesses"],
  ["other", "memberships affiliations committees exhibitions"],
];

/**
 * The same behind the noun, as French, Spanish, Portuguese, Italian and Polish write it ("Experiencia jurídica",
 * "Expérience en vente").
 */
export const fieldsBehind = `hospitaliere hospitalieres clinique cliniques pedagogique pedagogiques juridique juridiques militaire militaires artistique artistiques scenique sceniques culinaire culinaires restauration hotellerie vente ventes commerce agricole agricoles maritime maritimes ponctuelles saisonnieres saisonniers annexes direction manageriale manageriales administratives administratifs particulieres soignantes soins cabinet obtenus obtenues recents recente recentes selectionnes choisies enseignement animation industrie batiment sante internationales internationale terrain
asistencial asistenciales hospitalaria hospitalarias clinica clinicas juridica juridicas judicial militar escenica escenicas teatral teatrales musical musicales periodistica agricola agricolas deportiva deportivas pedagogica pedagogicas sanitaria sanitarias religiosa artistica artisticas artisticos especiales docente docentes escolares ventas hosteleria cocina restauracion comercio construccion seguridad salud extranjero turismo educativas investigacion gastronomia mineria
hospitalar hospitalares militares judiciaria pesquisa exterior vendas cozinha restauracao hotelaria comercio construcao saude seguranca turismo organizacionais ensino industria
clinico cliniche cliniche docenti militare internazionale internazionali artistiche artistici musicali teatrali rilevanti extra saltuarie stagionali estere giuridica giuridiche sanitaria sanitarie infermieristiche vendita ristorazione cucina edilizia turismo insegnamento selezionate pedagogiche educative
kliniczne nauczycielskie prawnicze wojskowe miedzynarodowe badawcze sprzedazy gastronomii morskie artystyczne dydaktyczne pedagogiczne sceniczne medyczne handlowe budowlane rolnicze jezykowe bhp robocze`;
