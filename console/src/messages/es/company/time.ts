import type { time as english } from '../../en/company/time.ts'

export const time: typeof english = {
  title: 'Horas',
  lead: 'Hojas por aprobar, con las horas extra y su razón.',
  none: 'Nadie registra horas.',
  noneBody: 'Con una política de horas la gente marca entrada y salida, y sus horas están aquí.',
  noneGo: 'Dejar que registren horas',
  columns: { person: 'Persona', span: 'Por', hours: 'Horas', overtime: 'Horas extra', status: 'Estado' },
  statuses: {
    Open: 'Abierta',
    Submitted: 'Por aprobar',
    Approved: 'Aprobada',
    Synced: 'En la nómina',
    Rejected: 'Devuelta',
  },
  tabs: { Submitted: 'Por aprobar', Approved: 'Aprobadas', Open: 'Abiertas', Synced: 'En la nómina' },
  filter: 'Hojas',
  approve: 'Aprobar',
  approveAll: (count) => `Aprobar estas ${count} hojas`,
  reject: 'Devolver',
  rejectTitle: (name) => `¿Devolver la hoja de ${name}?`,
  reason: 'Por qué',
  keep: 'Dejarla',
  intoPayroll: (count, span) =>
    count === 1 ? `Llevar 1 hoja de ${span} a la nómina` : `Llevar ${count} hojas de ${span} a la nómina`,
  working: 'Trabajando ahora',
  why: 'Por qué horas extra',
  total: (hours) => `${hours} h`,
  nothing: 'No hay hojas aquí.',
  upload: {
    open: 'Subir horas',
    title: 'Subir horas trabajadas',
    lead: 'Una fila por cada tramo de trabajo: el correo, la fecha, cuándo empezó y cuándo terminó. No se guarda nada antes de que usted lo diga; una lista subida dos veces cuenta una vez.',
    when: 'Cuándo',
  },
}
