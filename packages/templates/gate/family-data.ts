/**
 * What an owner may have typed into all five forms and the free record, by category: every field filled, every text
 * with a word that is found again (contract.md 8, template data).
 */
export const everyFamily: Readonly<Record<string, Record<string, unknown>>> = {
  academic: {
    philosophy: "Sentinel-academic-philosophy, said in a full sentence.",
    philosophy_stats: [{ icon: "✎", text: "Sentinel-academic-stat" }],
    research_areas: ["Sentinel-academic-area", "Sentinel-academic-field"],
    achievements: ["Sentinel-academic-achievement"],
    scholar_profile: "https://scholar.example.org/jo",
    publications_count: 4101,
    experiments_count: 4102,
    academic_metrics: { awards_count: 4103, research_years: 41, conferences_count: 4104 },
    research_metrics: { models_deployed: 4105, datasets_analyzed: 4106, research_papers: 4107, accuracy_rate: 97.3 },
  },
  engineering: {
    technical_specs: {
      tolerance: "Sentinel-engineering-tolerance",
      materials: "Sentinel-engineering-material",
      software: "Sentinel-engineering-software",
    },
    project_metrics: { projects_completed: 5101, efficiency_improvement: 37, components_designed: 5102 },
    certifications: [
      { name: "Sentinel-engineering-certificate", issuer: "Sentinel-engineering-issuer", year: "2019" },
      { name: "Second certificate", issuer: "", year: "" },
    ],
    specializations: ["Sentinel-engineering-speciality"],
    memberships: ["Sentinel-engineering-membership"],
    experience_years: 12,
  },
  business: {
    business_metrics: {
      revenue_impact: "Sentinel-business-revenue",
      team_size: "Sentinel-business-team",
      success_rate: "Sentinel-business-rate",
      client_satisfaction: "Sentinel-business-satisfaction",
    },
    leadership_experience: [
      {
        role: "Sentinel-business-role",
        team_size: "14",
        duration: "Sentinel-business-duration",
        achievements: "Sentinel-business-achievement",
      },
      { role: "", team_size: "Sentinel-business-crew", duration: "2 years", achievements: "" },
    ],
    strategic_initiatives: [
      {
        initiative: "Sentinel-business-initiative",
        impact: "Sentinel-business-impact",
        timeline: "Sentinel-business-timeline",
        outcome: "Sentinel-business-outcome",
      },
    ],
    core_competencies: ["Sentinel-business-competency"],
    industry_focus: { primary: "Sentinel-business-industry", experience_years: 23 },
    leadership_philosophy: "Sentinel-business-letter, said in a full sentence.",
  },
  creative: {
    artistic_philosophy: "Sentinel-creative-statement, said in a full sentence.",
    specializations: ["Sentinel-creative-speciality"],
    exhibitions: [{ name: "Sentinel-creative-show", venue: "Sentinel-creative-venue", year: "2022", type: "Solo" }],
    awards: [
      {
        award: "Sentinel-creative-award",
        organization: "Sentinel-creative-jury",
        year: "2021",
        category: "Sentinel-creative-category",
      },
    ],
    tools: {
      design_software: ["Sentinel-creative-software"],
      animation_tools: ["Sentinel-creative-animation"],
      traditional_media: ["Sentinel-creative-medium"],
    },
    creative_metrics: { projects_completed: 6101, client_satisfaction: 96, experience_years: 31 },
    influences: ["Sentinel-creative-influence"],
  },
  modern: {
    tagline: "Sentinel-modern-tagline",
    philosophy: "Sentinel-modern-philosophy, said in a full sentence.",
    values: [
      { title: "Sentinel-modern-value", description: "Sentinel-modern-meaning", icon: "heart", color: "#2255aa" },
    ],
    soft_skills: [
      { name: "Sentinel-modern-skill", description: "Sentinel-modern-proof", icon: "", rating: 4 },
      { name: "Sentinel-modern-other", description: "", icon: "", rating: null },
    ],
    certifications: [
      { name: "Sentinel-modern-certificate", issuer: "Sentinel-modern-issuer", date: "2023", icon: "", link: "" },
    ],
    theme: { primary_color: "#223366", accent_color: "#1188aa", background_style: "solid" },
  },
  professional: { motto: "Sentinel-free-motto", rows: [{ name: "Sentinel-free-name", words: ["Sentinel-free-word"] }] },
};

/** The numbers among it that no text carries. */
export const familyFigures = [
  4101, 4102, 4103, 4104, 4105, 4106, 4107, 97.3, 5101, 5102, 37, 12, 14, 23, 6101, 96, 31, 2019, 2021, 2022, 2023,
];
