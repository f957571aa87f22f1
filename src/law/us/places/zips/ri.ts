/** Counties of Rhode Island and the ZIP areas that touch them. */
export const riZips = `
Bristol|028 06 09 85
Kent|028 16 17 18 27 31 86 88 89 93
Newport|028 35 37 40 41 42 71 72 78
Providence|028 02 14 15 16 23 24 25 26 28 29 30 31 38 39 57 58 59 60 61 63 64 65 76 95 96,029 03 04 05 06 07 08 09 10 11 12 14 15 16 17 18 19 20 21
Washington|028 04 07 08 12 13 22 32 33 36 52 73 74 75 79 81 82 91 92 94 98
`
