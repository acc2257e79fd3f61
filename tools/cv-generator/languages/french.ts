import type { LanguagePack } from "../language-pack.ts";

export const french: LanguagePack = {
  code: "fr",
  firstNames: "Éloïse|Théophile|Maëlys|Jean-Baptiste|Aïssatou|Gaël|Océane|Mamadou|Clémence|Loïc|Zineb|Anne-Sophie",
  lastNames:
    "Le Goff|Castagnier|Diallo|d'Aubigny|Beauregard|Lefèvre|Benkhelifa|Rousselot|Nguyen Van|de La Fontenelle|Pélissier",
  cities:
    "Nantes|Lille, France|Bruxelles, Belgique|Lausanne|Grenoble|Clermont-Ferrand|Montréal, Canada|Aix-en-Provence|Brest|Saint-Étienne",
  country: "France",
  dialCode: "+33",
  titles: {
    summary: "Profil|À propos|Résumé|Présentation|Profil professionnel|Qui suis-je ?|Objectif",
    experience:
      "Expériences professionnelles|Expérience professionnelle|Parcours professionnel|Expériences|Expérience|Emplois occupés",
    education: "Formation|Formations|Diplômes|Études|Parcours scolaire|Formation académique|Études et formation|Cursus",
    skills:
      "Compétences|Compétences clés|Savoir-faire|Compétences techniques|Compétences professionnelles|Outils et logiciels|Atouts",
    projects: "Projets|Projets personnels|Réalisations|Projets marquants",
    certifications:
      "Certifications|Certificats|Habilitations|Formations complémentaires|Certifications professionnelles",
    languages: "Langues|Langues parlées|Compétences linguistiques",
    publications: "Publications|Articles|Publications scientifiques",
    interests: "Centres d'intérêt|Loisirs|Intérêts|Passions",
  },
  contactTitle: "Contact|Coordonnées|Me contacter",
  monthsLong: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  monthsShort: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
  seasons: "hiver|printemps|été|automne",
  present: "aujourd'hui|Aujourd'hui|ce jour|présent|Présent|en cours",
  since: "depuis|Depuis",
  durationWords: ["ans", "mois"],
  jobs: "Responsable logistique|Développeuse web|Infirmier en réanimation|Chargée de communication|Chef de rang|Ingénieur structures|Assistante de direction|Professeur des écoles|Comptable|Conducteur de travaux|Cheffe de projet numérique|Juriste en droit social|Technicien de maintenance|Conseillère clientèle|Directeur adjoint|Éducatrice spécialisée|Pâtissier|Chercheuse postdoctorale",
  companies:
    "Ateliers Morvan|Groupe Hélianthe|Clinique des Tilleuls|Brasserie du Vieux Port|Solstice Conseil SARL|Mairie de Valbonne-sur-Loire|Transports Quéméneur|Lumière & Fils SAS|École primaire Jules Verne|Banque du Littoral|Odyssée Numérique|Laboratoire Armor|Éditions du Chêne Vert|Université de Valbonne",
  degrees: "Licence|Master|BTS|DUT|Doctorat|Diplôme d'ingénieur|CAP|Baccalauréat|Licence professionnelle|Master 2",
  fields:
    "Informatique|Gestion des entreprises|Génie civil|Lettres modernes|Soins infirmiers|Droit social|Biologie marine|Hôtellerie et restauration|Communication",
  schools:
    "Université de Valbonne|École supérieure du Littoral|Lycée Saint-Corentin|Institut des métiers d'Armor|IUT de Kervalon|École nationale des ponts de Loire",
  skills:
    "Gestion de stock|Python|Négociation|Pack Office|Rédaction|AutoCAD|Photoshop|Droit du travail|Soins d'urgence|Management d'équipe|SQL|PHP|Accueil du public|Comptabilité analytique|SAP|Gestion de projet|Travail en équipe|Symfony|Cuisine traditionnelle|Conduite d'engins",
  skillGroups: "Logiciels|Techniques|Savoir-être|Langages|Métier",
  levels: "Débutant|Intermédiaire|Avancé|Expert|Notions",
  tasks:
    "Réduction de # % des erreurs de commande grâce à un nouveau contrôle|Encadrement d'une équipe de # personnes sur deux sites|Rédaction des rapports mensuels pour la direction|Formation de # nouveaux collaborateurs|Mise en place d'un outil de suivi des interventions|Négociation de contrats fournisseurs pour # millions d'euros|Organisation de # ateliers par an avec les partenaires locaux|Suivi quotidien de # clients en région|Préparation des budgets et des bilans|Participation aux audits de qualité",
  sentences:
    "Professionnel rigoureux fort de # années d'expérience dans des équipes exigeantes.|Reconnue pour son calme, sa clarté et son sens du service.|À la recherche d'un poste où l'organisation fait la différence.|Aime simplifier les procédures et transmettre son savoir-faire.",
  projects:
    "Carte des marchés paysans|Application de covoiturage rural|Jardin partagé des Tilleuls|Atlas des marées|Bibliothèque de rue",
  certifications:
    "Certification Voltaire|CACES R489|Sauveteur secouriste du travail|TOSA Excel|Habilitation électrique B1V|PMP",
  spoken: "Français|Anglais|Breton|Espagnol|Arabe|Allemand|Italien|Portugais",
  spokenLevels: "Langue maternelle|Courant|Bilingue|Notions|C1|B2|Intermédiaire|Professionnel",
  papers:
    "Marées et phytoplancton en baie de Morlaix|La fatigue des conducteurs de nuit|Lecture à voix haute et vocabulaire en maternelle",
  interests: "Voile|Échecs|Chorale|Randonnée|Photographie argentique|Jardinage|Escalade",
  labels: ["Courriel", "Téléphone", "Adresse"],
  at: "chez",
};
