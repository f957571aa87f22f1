/**
 * Ohio's school districts with an income tax, by the names of the list of 2026 (IT 4, SD 100). The first two digits of a
 * number are its county, 01 to 88 in the order of the alphabet.
 */
export const schoolDistricts: readonly string[] = `
0203 Bluffton EVSD
0204 Delphos CSD
0209 Spencerville LSD
0302 Hillsdale LSD
0303 Loudonville-Perrysville EVSD
0404 Geneva Area CSD
0502 Athens CSD
0505 Trimble LSD
0601 Minster LSD
0602 New Bremen LSD
0603 New Knoxville LSD
0604 St Marys CSD
0605 Wapakoneta CSD
0606 Waynesfield-Goshen LSD
0905 Madison LSD
0907 New Miami LSD
0908 Ross LSD
0909 Talawanda CSD
1102 Mechanicsburg EVSD
1103 Triad LSD
1105 
1203 Northeastern LSD
1204 Northwestern LSD
1205 Southeastern LSD
1303 Clermont-Northeastern LSD
1305 Goshen LSD
1401 Blanchester LSD
1402 Clinton-Massie LSD
1502 Columbiana EVSD
1503 Crestview LSD
1510 United LSD
1701 Buckeye Central LSD
1703 Colonel Crawford LSD
1704 Crestline EVSD
1901 Ansonia LSD
1902 Arcanum-Butler LSD
1903 Franklin Monroe LSD
1904 Greenville CSD
1905 
1906 Tri-Village LSD
1907 Versailles EVSD
2001 Ayersville LSD
2002 Central LSD
2003 Defiance CSD
2004 Hicksville EVSD
2101 Big Walnut LSD
2102 Buckeye Valley LSD
2301 Amanda-Clearcreek LSD
2302 Berne Union LSD
2303 Bloom-Carroll LSD
2304 Fairfield Union LSD
2305 Lancaster CSD
2306 Liberty Union-Thurston LSD
2307 Pickerington LSD
2308 Walnut Township LSD
2402 Washington Court House CSD
2501 Bexley CSD
2502 Canal Winchester LSD
2509 Reynoldsburg CSD
2514 Westerville CSD
2602 
2603 Fayette LSD
2604 Pettisville LSD
2605 
2606 Swanton LSD
2607 Wauseon EVSD
2801 Berkshire LSD
2902 Cedar Cliff LSD
2903 Fairborn CSD
2904 Greeneview LSD
2906 Xenia Community CSD
2907 Yellow Springs EVSD
3118 Southwest LSD
3122 Wyoming CSD
3201 Arcadia LSD
3202 Arlington LSD
3203 Cory-Rawson LSD
3204 Findlay CSD
3205 Liberty-Benton LSD
3206 McComb LSD
3207 Van Buren LSD
3208 Vanlue LSD
3301 Ada EVSD
3302 Hardin Northern LSD
3303 Kenton CSD
3304 Ridgemont LSD
3305 Riverdale LSD
3306 Upper Scioto Valley LSD
3501 Holgate LSD
3502 Liberty Center LSD
3504 Patrick Henry LSD
3603 Greenfield EVSD
3604 Hillsboro CSD
3901 Bellevue CSD
3902 Monroeville LSD
3903 New London LSD
3904 Norwalk CSD
3905 South Central LSD
3906 Western Reserve LSD
3907 Willard CSD
4201 Centerburg LSD
4202 Danville LSD
4501 Granville EVSD
4503 Johnstown-Monroe LSD
4506 Licking Valley LSD
4507 Newark CSD
4508 North Fork LSD
4509 Northridge LSD
4510 Southwest Licking LSD
4604 Riverside LSD
4712 Oberlin CSD
4715 Wellington EVSD
4901 Jefferson LSD
4902 
4903 London CSD
4904 Madison Plains LSD
5008 Sebring LSD
5010 Springfield LSD
5101 Elgin LSD
5103 Pleasant LSD
5104 Ridgedale LSD
5105 River Valley LSD
5204 Cloverleaf LSD
5401 Celina CSD
5402 Coldwater EVSD
5403 Marion LSD
5405 Parkway LSD
5406 Fort Recovery LSD
5501 Bethel LSD
5502 Bradford EVSD
5503 Covington EVSD
5504 Miami East LSD
5505 Milton Union EVSD
5506 Newton LSD
5507 Piqua CSD
5509 Troy CSD
5708 
5713 Valley View LSD
5901 Cardington-Lincoln LSD
5902 Highland LSD
5903 Mount Gilead EVSD
5904 Northmor LSD
6301 Antwerp LSD
6302 Paulding EVSD
6303 Wayne Trace LSD
6501 Circleville CSD
6502 Logan Elm LSD
6503 Teays Valley LSD
6704 James A Garfield LSD
6802 National Trail LSD
6803 Eaton CSD
6804 Preble-Shawnee LSD
6805 
6806 Tri-County North LSD
6901 
6902 Continental LSD
6903 Jennings LSD
6904 Kalida LSD
6905 Leipsic LSD
6906 Miller City-New Cleveland LSD
6907 Ottawa-Glandorf LSD
6908 Ottoville LSD
6909 
7001 Clear Fork Valley LSD
7007 Plymouth-Shiloh LSD
7008 Shelby CSD
7106 Union-Scioto LSD
7107 Zane Trace LSD
7201 
7202 Fremont CSD
7203 Gibsonburg EVSD
7204 Lakota LSD
7403 Hopewell-Loudon LSD
7404 New Riegel LSD
7405 Old Fort LSD
7406 Seneca East LSD
7407 Tiffin CSD
7501 Anna LSD
7502 Botkins LSD
7503 Fairlawn LSD
7504 Fort Loramie LSD
7505 Hardin-Houston LSD
7506 Jackson Center LSD
7507 Russia LSD
7508 Sidney CSD
7612 Northwest LSD
7711 Norton CSD
8001 Fairbanks LSD
8003 North Union LSD
8101 Crestview LSD
8104 Van Wert CSD
8301 Carlisle LSD
8303 Kings LSD
8501 Chippewa LSD
8502 Dalton LSD
8503 Green LSD
8504 Norwayne LSD
8505 Northwestern LSD
8509 Triway LSD
8601 Bryan CSD
8602 Edgerton LSD
8604 Millcreek-West Unity LSD
8605 Montpelier EVSD
8607 Stryker LSD
8701 Bowling Green CSD
8702 Eastwood LSD
8703 Elmwood LSD
8705 
8706 Northwood LSD
8707 Otsego LSD
8708 Perrysburg EVSD
8801 Carey EVSD
8802 Mohawk LSD
8803 Upper Sandusky EVSD
`
  .trim()
  .split('\n')
