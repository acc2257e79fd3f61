/**
 * What forms and people write before the parts of an entry in Dutch, German, Swedish, Danish, Norwegian, Finnish,
 * Icelandic, Estonian, Latvian and Lithuanian, besides what the older lists hold: phrases by field.
 */
export const northernFieldLabels = {
  dates: `duur|van - tot|van / tot|begin- en einddatum|datum van - tot|dienstverband|beschäftigungszeitraum|beschäftigungsdauer|tidsperiod|anställningstid|anställningsperiod|studietid|från - till|ansættelsesperiode|tidsrum|varighed|fra - til|tidsrom|ansettelsesperiode|varighet|studieperiode|ajanjakso|työsuhde|työsuhteen kesto|kesto|tímabil|starfstími|periood|kestus|laika periods|laikotarpis`,
  position: `functienaam|beroep|functie / rol|functie/rol|beruf|position / rolle|tätigkeit als|beschäftigt als|tjänst|tjänstetitel|roll|yrke|yrkesroll|arbetat som|anställd som|anställning som|stilling|stillingsbetegnelse|jobtitel|ansat som|rolle|stillingstittel|yrkestittel|ansatt som|tehtävä|tehtävänimike|toimenkuva|nimike|ammattinimike|rooli|starf|starfsheiti|staða|ametikoht|ametinimetus|roll ettevõttes|amats|ieņemamais amats|pareigos|pareigų pavadinimas`,
  employer: `bedrijfsnaam|naam bedrijf|naam van het bedrijf|naam werkgever|stagebedrijf|stageplaats|opdrachtgever|firmenname|name der firma|name des unternehmens|auftraggeber|företag|företagsnamn|arbetsplats|arbetsgivarens namn|virksomhed|virksomhedens navn|arbejdsplads|arbejdssted|bedrift|selskap|arbeidssted|arbeidsplass|navn på arbeidsgiver|yritys|yrityksen nimi|työpaikka|työnantajan nimi|vinnuveitandi|vinnustaður|fyrirtæki|ettevõte|ettevõtte nimi|asutus|darba vieta|uzņēmums|darbdavys|darbovietė|įmonė|įmonės pavadinimas`,
  tasks: `taken en verantwoordelijkheden|taken/verantwoordelijkheden|taakomschrijving|functieomschrijving|belangrijkste taken|activiteiten|tätigkeiten|meine aufgaben|aufgabengebiet|tätigkeitsbeschreibung|aufgaben und verantwortung|arbetsuppgifter|mina arbetsuppgifter|huvudsakliga arbetsuppgifter|ansvarsområden|arbetsbeskrivning|beskrivning|opgaver|arbejdsopgaver|primære opgaver|ansvarsområder|stillingsbeskrivelse|beskrivelse|oppgaver|arbeidsoppgaver|arbeidsbeskrivelse|ansvar|työtehtävät|tehtävät|vastuut|vastuualueet|keskeiset tehtävät|työnkuva|kuvaus|verkefni|helstu verkefni|starfslýsing|tööülesanded|ülesanded|pienākumi|darba pienākumi|pareigybės aprašymas|atsakomybės`,
  degree: `studie|naam opleiding|opleidingsnaam|studiengang / abschluss|ausbildung zum|ausbildung zur|utbildning|utbildningens namn|examen|inriktning|uddannelse|uddannelsens navn|studieretning|utdanning|linje|tutkinto|koulutus|koulutusohjelma|pääaine|suuntautuminen|nám|námsbraut|gráða|eriala|õppekava|specialitāte|specialybė|studijų programa`,
  school: `universiteit|hogeschool|naam school|naam instelling|onderwijsinstituut|universität / hochschule|ausbildungsstätte|bildungsstätte|lärosäte|universitet|högskola|skolans namn|uddannelsessted|uddannelsesinstitution|skole|studiested|utdanningssted|utdanningsinstitusjon|lærested|koulu|yliopisto|ammattikorkeakoulu|skóli|háskóli|kool|õppeasutus|izglītības iestāde|mokykla|mokymo įstaiga|universitetas`,
  grade: `cijfergemiddelde|eindcijfer|gemiddeld cijfer|gesamtnote|durchschnittsnote|betyg|medelbetyg|karakter|karaktergennemsnit|snit|karaktersnitt|arvosana|keskiarvo|einkunn|hinne|keskmine hinne|vidējā atzīme|vidurkis`,
  place: `locatie|vestigingsplaats|standplaats|arbeitsort|einsatzort|arbetsort|lokation|arbeidsted|paikka|paikkakunta|sijainti|staður|asukoht|vieta|vietovė`,
} as const;

/** Everyday words of these languages, which name a field where a colon follows. */
export const northernLabelsBeforeColon = {
  dates: `tid|fra/til|aika|jahr(e)`,
  position: `titel|tittel|arbeid|työ`,
  employer: `bei|hos|bij`,
  tasks: `taak|ansvar`,
  degree: `opleiding/richting|program|titel der ausbildung`,
  school: `institut|skola`,
  grade: ``,
  place: `plats|sted|by|ort|plek`,
} as const;
