/** Where United States law reaches and these tables do not: name, and what would be withheld there. */
export const territories: Readonly<Record<string, { readonly name: string; readonly because: string }>> = {
  AS: { name: 'American Samoa', because: 'it has an income tax code of its own, and Form 941 is due there' },
  GU: { name: 'Guam', because: 'the federal tables are paid to its treasury, and Form 941 is due there' },
  MP: {
    name: 'Northern Mariana Islands',
    because: 'the federal tables are paid to its treasury, and Form 941 is due there',
  },
  PR: {
    name: 'Puerto Rico',
    because:
      'its own withholding (499 R-4.1) takes the place of the federal one for residents, and its tables are not on file',
  },
  VI: {
    name: 'U.S. Virgin Islands',
    because: 'the federal tables are paid to its bureau, and FUTA has a credit reduction',
  },
}
