/** Counties of District of Columbia and the ZIP areas that touch them. */
export const dcZips = `
District of Columbia|200 01 02 03 04 05 06 07 08 09 10 11 12 15 16 17 18 19 20 24 32 36 37 45 52 57 59 64,202 04 20 30 40 45 50 60,203 17 19 73 88 90,204 08 15 18 22 27 31,205 10 15 20 30 35 40 42 51 60 65 66 91
`
