import { Problem } from '../kernel/problem.ts'

/** Parses a body within its limits. Depth is counted before parsing, so that nesting costs nothing. */
export function parseJson(text: string, maxDepth: number): unknown {
  if (text.trim() === '') return {}
  if (depthOf(text) > maxDepth) throw new Problem(400, `The body nests deeper than ${maxDepth} levels`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'The body is not valid JSON')
  }
}

function depthOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === BRACE || code === BRACKET) deepest = Math.max(deepest, ++depth)
    else if (code === BRACE + 2 || code === BRACKET + 2) depth--
  }
  return deepest
}

const [QUOTE, BACKSLASH, BRACKET, BRACE] = [34, 92, 91, 123]
