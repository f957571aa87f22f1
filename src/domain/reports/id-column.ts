/** An id, for programs. */
export const idColumn = (label: string, says: string) =>
  ({
    label,
    kind: 'text',
    says,
    isForPrograms: true,
    example: '01890a5d-ac96-774b-bcce-b302099a8057',
  }) as const
