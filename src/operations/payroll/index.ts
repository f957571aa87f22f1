export { addPaySchedule } from './addPaySchedule.ts'
export { addSupplementalPayPeriod } from './addSupplementalPayPeriod.ts'
export { skipPayPeriod } from './skipPayPeriod.ts'
export { updatePaySchedule } from './updatePaySchedule.ts'
