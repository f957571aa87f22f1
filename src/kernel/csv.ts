/** RFC 4180: a field with a comma, a quote or a line break is quoted. */
export function csvText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const field = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return `${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}

/** Words of people as a spreadsheet may see them: what begins like a formula would be run by it. */
export const plainCell = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words)
