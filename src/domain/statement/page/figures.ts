import { dollars } from '../../../kernel/money.ts'

/** 1234567n → '12,345.67'. */
export const figure = (amount: bigint): string => dollars(amount).replace(/\B(?=(\d{3})+(?=\.))/g, ',')

/** With its sign: of totals and single amounts. */
export const money = (amount: bigint): string => (amount < 0n ? `-$${figure(-amount)}` : `$${figure(amount)}`)

/** Hours, to the hundredth. */
export const hoursText = (hours: number): string => hours.toFixed(2)

/** Dollars an hour: two digits, or as many as one of them needs, up to four. */
export const rateText = (rate: number, digits: number = rateDigits([rate])): string =>
  rate.toFixed(digits).replace(/\B(?=(\d{3})+(?=\.))/g, ',')

/** A column of rates has the digits of its finest. */
export const rateDigits = (rates: readonly number[]): number =>
  Math.max(2, ...rates.map((rate) => rate.toFixed(4).replace(/0+$/, '').split('.')[1]!.length))
