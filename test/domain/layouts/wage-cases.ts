/** Worked wage files: every record to the byte, blanks at its end left off. */
const padded = (lines: readonly string[]): readonly string[] => lines.map((line) => line.padEnd(275))

/** Texas, third quarter of 2025, two workers, rate 2.7 %. */
export const texas = padded([
  'A2025123456789UTAX     LARKSPUR TRADING LLC                              100 PEACHTREE ST NE                     ATLANTA                  GA             30303     ANA REYES                     4045550100                                       10152025',
  'B2025123456789        NL   ASC    UTAX                                                                                                            LARKSPUR TRADING LLC                        100 PEACHTREE ST NE                ATLANTA             GA     30303',
  'E2025123456789         LARKSPUR TRADING LLC                              100 PEACHTREE ST NE                     ATLANTA                  GA             30303 R      UTAX48123456789      091T',
  'S555443333LONG                MIA         K48    00000001250000000000012500000000000035000000000000900000000000000000000000000000             UTAX123456789                                                      0 111092025',
  'S555443334ORTIZ               NAT          48    00000000600000000000006000000000000060000000000000000000000000000000000000000000             UTAX123456789                                                      0 110092025',
  'T0000002UTAX000000018500000000000185000000000000950000000000009000000000000000000.02700000000002430000000000000000000000000000000000000000000000    00000000000    0000000000000000000000000000000000000000000000000000000000000000000002000000200000012010000000',
  'F00000000020000000001UTAX000000001850000000000001850000000000000950000000000000900000000000000000000000000000000000000000020000000200000001',
])

/** Larkspur in Georgia: N and S. */
export const georgia = padded([
  'N1234567832025000010000100001000030090000000205900000000950000000025650123456789',
  'S111223333REYES               ANA          13                       003009000                                                                            12345678                                                     092025',
])

/** Larkspur in California: S and T. */
export const california = padded([
  'S222334444TRAN                BO           06                  00000011556000                                                                     12345678000                   0000001065600000000001019466      S   092025',
  'T0000001                  00000011556000                                                                                                                                                              0000001065600000000001019466000000100000010000001',
])
