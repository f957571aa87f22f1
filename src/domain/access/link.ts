/** In the fragment, which no browser sends: it reaches no log, and no mail scanner spends it. */
export const linkTo = (consoleUrl: string, token: string): string => `${consoleUrl}/link#${token}`
