import { biologistPlates } from "./biologist-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A microbial biochemist of cold seas; her cultures are prettier than any portrait, so there is none. */
export const biologistPersona: Persona = {
  id: "biologist",
  demoSiteId: 1002,
  category: "Academic",
  subdomain: "samira-thorvald",
  site: {
    name: "Samira Thorvald",
    full_name: "Samira Thorvald",
    intro: "I grow bacteria from cold sea floors and ask their enzymes to do useful chemistry at room temperature.",
    description:
      "Twelve years between ship, bench and fermenter. I isolate organisms that work at four degrees, find the enzymes that let them, and hand over proteins that survive a factory.\n\nI run a bench where the youngest person may stop any experiment, and where a failed culture is written down as carefully as a good one.",
    contact: {
      email: "samira@thorvald.example",
      title: "Principal scientist, marine microbiology",
      description: "Strains are shared on request with academic groups. Ask for the culture sheet first.",
      location: "Nordhavn Bay, Norway",
      phone: "+47 40 55 01 72",
      available_for_freelance: false,
    },
    flat_picture: null,
    experience: [
      role(1, {
        position: "Principal scientist",
        name: "Nordhavn Marine Institute",
        place: "Nordhavn Bay",
        date: "Apr 2021 - Present",
        start_date: "2021-04",
        is_current: true,
        description:
          "- Lead a group of nine on enzymes from cold-adapted bacteria; 410 strains in the freezer, all with open genomes.\n- Brought one lipase from sediment core to a 2,000 litre run with an industrial partner.\n- Set up the strain-sharing desk that has sent cultures to 26 groups.",
        skills: ["Group leadership", "Enzyme discovery", "Scale-up"],
      }),
      role(2, {
        position: "Senior scientist, protein engineering",
        name: "Fjellbrygg Biotech",
        place: "Stavhamn",
        date: "Jan 2017 - Mar 2021",
        start_date: "2017-01",
        end_date: "2021-03",
        description:
          "Made a detergent protease work at fifteen degrees: six rounds of directed evolution, 31,000 clones, two patents.",
        skills: ["Directed evolution", "HPLC", "Patents"],
      }),
      role(3, {
        position: "Postdoctoral researcher",
        name: "Institute of Polar Biology",
        place: "Isvik",
        date: "Sep 2014 - Dec 2016",
        start_date: "2014-09",
        end_date: "2016-12",
        description: "Four cruises, 96 sediment cores, and a method for growing what had only been sequenced.",
        skills: ["Anaerobic culture", "Metagenomics"],
      }),
      role(4, {
        position: "Laboratory technician",
        name: "Saltvik Hospital, clinical microbiology",
        place: "Saltvik",
        date: "Jul 2008 - Aug 2010",
        start_date: "2008-07",
        end_date: "2010-08",
        description: "Blood cultures at night, quality control by day, and the habit of labelling everything twice.",
      }),
    ],
    education: [
      study(1, {
        degree: "PhD, Biochemistry",
        name: "University of Isvik",
        place: "Isvik",
        date: "Sep 2010 - Aug 2014",
        start_date: "2010-09",
        end_date: "2014-08",
        description: "Thesis: Flexibility at four degrees. Loop dynamics in cold-active lipases.",
      }),
      study(2, {
        degree: "MSc, Molecular Biology",
        name: "University of Isvik",
        place: "Isvik",
        date: "2006 - 2008",
        gpa: "A",
      }),
      study(3, {
        degree: "BSc, Chemistry",
        name: "Stavhamn University College",
        place: "Stavhamn",
        date: "2003 - 2006",
      }),
    ],
    skills: [
      { id: 1, title: "Culture", info: ["Anaerobic culture", "Fermentation", "Strain curation", "Chemostat"] },
      { id: 2, title: "Molecular", info: ["Cloning", "qPCR", "CRISPR", "Nanopore sequencing", "Metagenomics"] },
      { id: 3, title: "Protein", info: ["Chromatography", "Directed evolution", "Crystallography", "Enzyme kinetics"] },
      { id: 4, title: "Analysis", info: ["HPLC", "Mass spectrometry", "Calorimetry"] },
      { id: 5, title: "Imaging", info: ["Confocal", "Electron microscopy", "Fluorescent stains"] },
      { id: 6, title: "Computing", info: ["Python", "R", "Snakemake"] },
    ],
    projects: {
      Research: [
        project(1, {
          title: "Cold lipase CL-7",
          type: "innovation",
          category: "Enzymes",
          date: "2021 - 2025",
          start_date: "2021-04",
          end_date: "2025-03",
          description:
            "A fat-splitting enzyme that is fully active at ten degrees. From a fjord core to a dairy plant, where it saves one heating step.",
          technologies: ["Fermentation", "HPLC", "Calorimetry"],
          pictures: [{ img: biologistPlates.filaments }],
          url: "https://nordhavnmarine.example/cl-7",
        }),
        project(2, {
          title: "The Nordhavn freezer",
          type: "initiative",
          category: "Collections",
          date: "2022",
          description:
            "A public collection of 410 cold-sea strains, each with its genome, its growth curve and the story of its core.",
          technologies: ["Nanopore sequencing", "Snakemake"],
          pictures: [{ img: biologistPlates.colonies }],
          url: "https://freezer.example",
          code_url: "https://code.example/thorvald/freezer",
        }),
        project(3, {
          title: "Gill slides",
          type: "research",
          category: "Pathology",
          date: "2019",
          description: "Stained sections of salmon gills that let farms see amoebic disease nine days earlier.",
          technologies: ["Fluorescent stains", "Confocal"],
          pictures: [{ img: biologistPlates.tissue }],
        }),
      ],
      Talks: [
        project(4, {
          title: "Write down the dead ones",
          type: "speaking",
          category: "Talks",
          date: "Jun 2024",
          description: "Keynote at the Cold Life Meeting on keeping failed cultures in the record.",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      academic_data: {
        philosophy: "If nobody wrote down the failed culture, somebody will grow it again.",
        research_areas: ["Cold-adapted enzymes", "Marine sediment", "Anaerobic culture", "Protein stability"],
        achievements: [
          "CL-7 in production at one dairy plant, 2,000 litres a run",
          "Two patents on a protease active at fifteen degrees",
          "All 410 strains released with open genomes",
        ],
        experiments_count: 1240,
        publications_count: 23,
        scholar_profile: "https://scholar.example/thorvald",
        philosophy_stats: [{ icon: "°", text: "Most active between four and fifteen degrees" }],
        academic_metrics: { publications_count: 23, awards_count: 2, research_years: 12, conferences_count: 19 },
        research_metrics: { models_deployed: 0, datasets_analyzed: 58, research_papers: 23, accuracy_rate: 0 },
      },
    },
    training: [
      { name: "Biosafety officer, level 2", organization: "Norwegian Lab Safety Board", date: "2018", description: "" },
      { name: "Radiation protection", organization: "University of Isvik", date: "2011", description: "" },
    ],
    publications: [
      {
        title: "A loop that will not freeze: structure of the cold lipase CL-7",
        venue: "Journal of Polar Biochemistry 12, 201",
        date: "2024",
        url: "https://jpb.example/12/201",
      },
      {
        title: "Four hundred strains and their failures: a culture collection with its negatives",
        venue: "Open Microbiology 7",
        date: "2022",
        url: "https://openmicro.example/7/freezer",
      },
      {
        title: "Growing the sequenced: low-oxygen dilution culture of fjord sediment",
        venue: "Methods at Sea 3",
        date: "2016",
        url: "",
      },
    ],
    certifications: [
      { name: "Biosafety officer", issuer: "Norwegian Lab Safety Board", date: "2018", url: "" },
      { name: "Good Laboratory Practice auditor", issuer: "Northern Quality Forum", date: "2020", url: "" },
    ],
    languages: [
      { name: "Norwegian", level: "native" },
      { name: "Arabic", level: "native" },
      { name: "English", level: "fluent" },
    ],
    awards: [
      { title: "Young Investigator Award", issuer: "Polar Life Society", date: "2019" },
      { title: "Technology transfer prize", issuer: "Nordhavn Council", date: "2025" },
    ],
    volunteer: [
      {
        position: "Organiser",
        name: "Microscope Saturday",
        place: "Nordhavn Bay",
        date: "2021 - Present",
        description: "Children bring a jar of the harbour and leave with a name for what swims in it.",
      },
    ],
    interests: ["Ice swimming", "Seaweed cooking", "Glass blowing"],
    links: [
      { label: "ORCID", url: "https://orcid.example/thorvald" },
      { label: "thorvald.example", url: "https://thorvald.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
