import type { timeOff as english } from '../../en/company/time-off.ts'

export const timeOff: typeof english = {
  title: 'Tiempo libre',
  lead: 'Quién pide, quién no está.',
  none: 'Todavía nadie acumula tiempo libre',
  noneBody: 'Con un tipo de descanso, la gente ve lo que le queda y pide días; usted los aprueba aquí.',
  noneGo: 'Agregar un tipo de descanso',
  decide: 'Por decidir',
  nothing: 'Nada por decidir.',
  coming: 'Aprobado',
  nobody: 'Nadie estará ausente.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  hours: (hours) => `${hours} horas`,
}
