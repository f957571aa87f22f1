export const worker = {
  nav: { home: 'Home', pay: 'Pay', hours: 'Hours', timeOff: 'Time off', me: 'Me' },
}
export type WorkerWords = typeof worker
