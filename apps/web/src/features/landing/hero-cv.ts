/** The words of the hero's CV: those of the sample person that the Modern template is shown with. */
export const heroCv = {
  template: { slug: "modern", name: "Modern", picture: "/site-assets/previews/modern-tablet.webp", pageWidth: 768 },
  name: "Hanne Vestergaard",
  title: "Programme manager, public libraries",
  contact: "Aarhus, Denmark · hanne@vestergaard.example",
  jobs: [
    {
      date: "Mar 2019 - Present",
      position: "Programme manager",
      company: "Aarhus City Libraries",
      text: "Lead the renewal of eleven branch libraries: one programme, eleven boards, a budget of 84 million kroner.",
    },
    {
      date: "Aug 2014 - Feb 2019",
      position: "Branch manager",
      company: "Gellerup Library",
      text: "Ran a branch of fourteen people in a neighbourhood with forty languages.",
    },
    {
      date: "Jan 2011 - Jul 2014",
      position: "Project coordinator, Dokk1",
      company: "City of Aarhus",
      text: "Coordinated what users asked for with what architects drew, from the first workshops to the move.",
    },
    {
      date: "Sep 2008 - Dec 2010",
      position: "Librarian, adult services",
      company: "Randers Library",
      text: "Collection work in history and society, reading groups, and two evenings a week at the desk.",
    },
  ],
  education: [
    { date: "2015 - 2017", text: "Master of Public Governance, Aarhus University" },
    { date: "2005 - 2008", text: "BA, Library and Information Science" },
  ],
} as const;
