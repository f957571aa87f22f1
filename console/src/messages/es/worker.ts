import type { WorkerWords } from '../en/worker.ts'

export const worker: WorkerWords = {
  nav: { home: 'Inicio', pay: 'Pago', hours: 'Horas', timeOff: 'Descanso', me: 'Yo' },
}
