import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "quantum-cyber",
  name: "Quantum Cyber",
  category: "Premium",
  description:
    "A name measured out of an interference field, with roles as event records and skills as spectral lines.",
  tier: "premium",
  persona: "premium",
  features: [
    "Two wave fields whose fringes move with the scroll",
    "Roles as numbered event records",
    "One spectral line for each skill",
    "Projects as files with cut corners",
  ],
  palette: { bg: "#08090B", ink: "#E9EEF2", accent: "#C6FF3D" },
  match: {
    professions: `
      security analyst, security engineer, cybersecurity analyst, penetration tester, cryptographer,
      quantum researcher, machine learning researcher, machine learning engineer, network engineer,
      blockchain developer, site reliability engineer, incident responder, forensic analyst, threat analyst,
      chief information security officer, physicist, signal processing engineer, cloud security architect
    `,
    keywords: `
      security, siem, soc, pentest, cryptography, quantum, zero trust, iso 27001, firewall, threat, vulnerability,
      blockchain, smart contracts, machine learning, pytorch, networking, optics, signal
    `,
    density: 6,
    tone: 3,
    ats: false,
  },
});
