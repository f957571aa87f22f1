/**
 * `One thousand six hundred ninety and 85/100`: an amount as a check says it. The words count where the figures differ
 * (UCC 3-114).
 */
export function amountWords(amount: bigint): string {
  const cents = String(amount % 100n).padStart(2, '0')
  const words = wordsOf(Number(amount / 100n))
  return `${words[0]!.toUpperCase()}${words.slice(1)} and ${cents}/100`
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

function wordsOf(number: number): string {
  if (number < 20) return SMALL[number]!
  if (number < 100) {
    const [tens, ones] = [TENS[Math.floor(number / 10)]!, number % 10]
    return ones === 0 ? tens : `${tens}-${SMALL[ones]}`
  }
  const [size, name] = LARGE.find(([each]) => number >= each)!
  const rest = number % size
  return `${wordsOf(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${wordsOf(rest)}`}`
}
