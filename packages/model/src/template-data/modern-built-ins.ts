/** What the modern form offers ready-made (document 3, section 9): how many of each is fixed there. */
export const valueIcons = [
  "heart",
  "people",
  "shield",
  "compass",
  "lightbulb",
  "leaf",
  "star",
  "book",
  "hand",
  "chart",
  "door",
  "speech",
  "balance",
  "tool",
  "mountain",
] as const;

/** Each is dark enough to carry white text. */
export const colourPresets = [
  "#667eea",
  "#764ba2",
  "#0b6558",
  "#1d6b34",
  "#14568f",
  "#2f5fa8",
  "#8a3b74",
  "#b3261e",
  "#b5540a",
  "#7a4b00",
  "#545f60",
  "#141a1a",
] as const;

export const softSkillIcons = [
  "speech",
  "people",
  "lightbulb",
  "puzzle",
  "clock",
  "compass",
  "heart",
  "ear",
  "hand",
  "pen",
  "balance",
  "star",
] as const;

export const certificationIcons = [
  "seal",
  "award",
  "badge",
  "book",
  "cap",
  "shield",
  "cloud",
  "code",
  "chart",
  "people",
  "heart",
  "globe",
] as const;

export const builtInValues = [
  { title: "Integrity", description: "I say what I do and do what I say.", icon: "shield", color: "#14568f" },
  { title: "Curiosity", description: "I ask until I understand.", icon: "lightbulb", color: "#b5540a" },
  { title: "Collaboration", description: "The best work has more than one author.", icon: "people", color: "#0b6558" },
  { title: "Quality", description: "Done well, the first time.", icon: "star", color: "#7a4b00" },
  { title: "Empathy", description: "I start with the people it is for.", icon: "heart", color: "#b3261e" },
  { title: "Responsibility", description: "I answer for what I begin.", icon: "hand", color: "#8a3b74" },
  { title: "Learning", description: "Every project teaches me something.", icon: "book", color: "#2f5fa8" },
  { title: "Openness", description: "Plans, doubts and results are shared.", icon: "door", color: "#764ba2" },
  { title: "Sustainability", description: "It must still be good in ten years.", icon: "leaf", color: "#1d6b34" },
  { title: "Fairness", description: "The same measure for everybody.", icon: "balance", color: "#545f60" },
  { title: "Clarity", description: "Said briefly, understood by all.", icon: "speech", color: "#667eea" },
  { title: "Craft", description: "Care in the parts that nobody sees.", icon: "tool", color: "#141a1a" },
] as const;

const skill = (name: string, description: string, icon: (typeof softSkillIcons)[number]) => ({
  name,
  description,
  icon,
  rating: null,
});

export const builtInSkills = [
  skill("Communication", "Clear words for every audience", "speech"),
  skill("Teamwork", "Sharing work and credit", "people"),
  skill("Leadership", "Giving direction and room", "compass"),
  skill("Problem Solving", "Finding the cause first", "puzzle"),
  skill("Time Management", "Keeping promises about dates", "clock"),
  skill("Creativity", "More than one idea", "lightbulb"),
  skill("Adaptability", "Calm when plans change", "balance"),
  skill("Active Listening", "Hearing what is meant", "ear"),
  skill("Mentoring", "Helping others grow", "hand"),
  skill("Writing", "Texts that people finish", "pen"),
] as const;

const certificate = (name: string, issuer: string, icon: (typeof certificationIcons)[number]) => ({
  name,
  issuer,
  date: "",
  icon,
  link: "",
});

export const builtInCertifications = [
  certificate("Project Management Professional (PMP)", "Project Management Institute", "badge"),
  certificate("PRINCE2 Practitioner", "PeopleCert", "badge"),
  certificate("Certified ScrumMaster", "Scrum Alliance", "people"),
  certificate("AWS Certified Solutions Architect", "Amazon Web Services", "cloud"),
  certificate("Microsoft Certified: Azure Fundamentals", "Microsoft", "cloud"),
  certificate("Google Analytics Certification", "Google", "chart"),
  certificate("Certified Information Systems Security Professional", "ISC2", "shield"),
  certificate("ITIL 4 Foundation", "PeopleCert", "seal"),
  certificate("Lean Six Sigma Green Belt", "ASQ", "award"),
  certificate("Chartered Financial Analyst (CFA)", "CFA Institute", "chart"),
  certificate("First Aid at Work", "St John Ambulance", "heart"),
  certificate("Cambridge C2 Proficiency", "Cambridge English", "globe"),
] as const;

export const ratingLabels = ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"] as const;
export const unratedLabel = "Not rated";
export const backgroundStyles = ["gradient", "solid", "pattern"] as const;
export const modernThemeDefaults = {
  primary_color: "#667eea",
  accent_color: "#764ba2",
  background_style: "gradient",
} as const;
