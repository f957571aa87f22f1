import { type Subdivisions, subdivisionsOf } from '../../../language/subdivisions.ts'

/**
 * Pennsylvania's political subdivisions as far as they were seen: code, county, municipality, school district, total resident
 * rate, nonresident rate of the municipality (percent), local services tax of a year (municipality + school district), the
 * income below which the municipality lets a worker off that, collector. One that is not here is unknown, not free of tax.
 */
export const law: Subdivisions = subdivisionsOf({
  table: 'subdivisions',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Pennsylvania DCED, EIT/PIT/LST tax register, official edition of 2026, as of 2026-08-21',
  confidence: 'verified',
  rows: `
010105|Adams|Reading Twp|Bermudian Springs|1.7|1|0||York Adams Tax Bureau
010106|Adams|York Springs Boro|Bermudian Springs|1.7|1|0||York Adams Tax Bureau
010201|Adams|Abbottstown Boro|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
700102|Allegheny|Pittsburgh City|Pittsburgh|3|1|52|12000|Jordan
710801|Allegheny|Ross Twp|North Hills|1|0|47+5|12000|Keystone
711001|Allegheny|Pine Twp|Pine-Richland|1|0.5|52|12000|Keystone
711101|Allegheny|Aleppo Twp|Quaker Valley|1|0|39|12000|Keystone
711203|Allegheny|Reserve Twp|Shaler Area|1|1|47+5|12000|Keystone
720302|Allegheny|Pitcairn Boro|Gateway|1|1|47+5|12000|Keystone
721009|Allegheny|Rankin Boro|Woodland Hills|1|1|52|12000|Keystone
730103|Allegheny|Pleasant Hills Boro|Baldwin-Whitehall|1|0|47+5|12000|Jordan
730105|Allegheny|Pittsburgh City|Baldwin-Whitehall|1.5|1|47+5|12000|Jordan
730403|Allegheny|Rosslyn Farms Boro|Carlynton|1|0|52|12000|Jordan
731902|Allegheny|Pleasant Hills Boro|West Jefferson Hills|1|0|47+5|12000|Jordan
030218|Armstrong|Pine Twp|Armstrong|1|1|0||Berkheimer
030220|Armstrong|Rayburn Twp|Armstrong|1|0|52|12000|Berkheimer
030221|Armstrong|Rural Valley Boro|Armstrong|1|0|0||Berkheimer
160603|Armstrong|Redbank Twp|Redbank Valley|1|0|10||Keystone
040101|Beaver|Aliquippa City|Aliquippa|1.2|1.2|47+5|12000|Berkheimer
040201|Beaver|Ambridge Boro|Ambridge Area|1|1|47+5|12000|Berkheimer
041306|Beaver|Shippingport Boro|South Side Area|1|1|47+5|12000|Berkheimer
060501|Berks|Amity Twp|Daniel Boone Area|1|1|52|12000|Berks EIT
060805|Berks|Shillington Boro|Governor Mifflin|1|1|47+5|12000|Berks EIT
060903|Berks|Shoemakersville Boro|Hamburg Area|1|1|52|12000|Berks EIT
061001|Berks|Albany Twp|Kutztown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
061201|Berks|Alsace Twp|Oley Valley|1|1|0||Berks EIT
061204|Berks|Ruscombmanor Twp|Oley Valley|1|0.5|0||Berks EIT
061301|Berks|Reading City|Reading|3.6|1|47+5|12000|Berks EIT
061602|Berks|Sinking Spring Boro|Wilson|1|1|47+5|12000|Berks EIT
061604|Berks|Wyomissing Boro|Wilson|1|1|47+5|12000|Berks EIT
061702|Berks|Wyomissing Boro|Wyomissing Area|1|1|47+5|12000|Berks EIT
070101|Blair|Altoona City|Altoona Area|1.7|1.4|47+5|12000|Blair
070401|Blair|Allegheny Twp|Hollidaysburg Area|1|1|52|12000|Blair
080304|Bradford|Rome Boro|Northeast Bradford|1|0|0||Berkheimer
080305|Bradford|Rome Twp|Northeast Bradford|1|0|0||Berkheimer
080509|Bradford|Wysox Twp|Towanda Area|1.24|1|52|12000|Berkheimer
080601|Bradford|Alba Boro|Troy Area|1|0|0||Berkheimer
080701|Bradford|Albany Twp|Wyalusing Area|1.44|0|0||Berkheimer
080710|Bradford|Wyalusing Twp|Wyalusing Area|1.44|0|52|12000|Berkheimer
091107|Bucks|Silverdale Boro|Pennridge|1.5|1|47+5|12000|Keystone
091204|Bucks|Yardley Boro|Pennsbury|0|0|0||Keystone
100401|Butler|Adams Twp|Mars Area|1|1|0+10||Berkheimer
100809|Butler|Zelienople Boro|Seneca Valley|1|0.5|52|12000|Berkheimer
160103|Butler|Allegheny Twp|Allegheny-Clarion Valley|1|0|52|12000|Keystone
110601|Cambria|Adams Twp|Forest Hills|1|1|52|12000|Berkheimer
110901|Cambria|Allegheny Twp|Penn Cambria|1|0.5|5+5||Berkheimer
170401|Cambria|Reade Twp|Glendale|1|0.5|5+5||Keystone
120107|Cameron|Shippen Twp|Cameron County|1|1|0||Keystone
170702|Centre|Rush Twp|Philipsburg-Osceola|1|0|0||Keystone
160408|Clarion|Shippenville Boro|Keystone|1|0|0||Keystone
160609|Clarion|Redbank Twp|Redbank Valley|1|0|10||Keystone
160702|Clarion|Piney Twp|Union|1|0|42+10|12000|Keystone
160704|Clarion|Sligo Boro|Union|1|1|47+5||Keystone
170108|Clearfield|Pine Twp|Clearfield Area|1|0.5|0+10||Keystone
170607|Clearfield|Ramey Boro|Moshannon Valley|1|0|0||Keystone
180103|Clinton|Allison Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180125|Clinton|Renovo Boro|Keystone Central|1.5|1|47+5|12000|Berkheimer
190504|Columbia|Pine Twp|Millville Area|1.7|0.5|0||Berkheimer
200109|Crawford|Pine Twp|Conneaut|1|1|52|12000|Berkheimer
200408|Crawford|Randolph Twp|Penncrest|1|1|35|12000|Berkheimer
200504|Crawford|Rome Twp|Titusville Area|1|1|0+10||Berkheimer
210404|Cumberland|Silver Spring Twp|Cumberland Valley|1.7|1|47+5|12000|Cumberland
210602|Cumberland|Shiremanstown Boro|Mechanicsburg Area|1.7|1|47+5|12000|Cumberland
210704|Cumberland|Shippensburg Twp|Shippensburg Area|1.4|1|47+5|12000|Cumberland
210703|Cumberland / Franklin|Shippensburg Boro|Shippensburg Area|1.4|1|47+5|12000|Cumberland
220603|Dauphin|Royalton Boro|Middletown Area|1.75|1|0+10||Keystone
500301|Dauphin|Reed Twp|Susquenita|1.8|1|0||Capital
231402|Delaware|Rose Valley Boro|Wallingford-Swarthmore|0|0|0||Keystone
231501|Delaware|Aldan Boro|William Penn|1|1|52|12000|Keystone
231506|Delaware|Yeadon Boro|William Penn|1|1|52|12000|Keystone
251101|Erie|Albion Boro|Northwestern|1|1|52|12000|Berkheimer
251105|Erie|Platea Boro|Northwestern|1|1|10||Berkheimer
251301|Erie|Amity Twp|Wattsburg Area|1|1|0+10||Berkheimer
260204|Fayette|Redstone Twp|Brownsville Area|1|1|47+5|12000|Southwest Regional
300305|Greene|Rices Landing Boro|Jefferson-Morgan|1|1|5+5||Keystone
300501|Greene|Aleppo Twp|West Greene|1|1|52|12000|Keystone
300508|Greene|Richhill Twp|West Greene|1|1|52|12000|Keystone
310201|Huntingdon|Alexandria Boro|Juniata Valley|1.75|0|0||Capital
310303|Huntingdon|Shirley Twp|Mount Union Area|1|0.5|10||Capital
310304|Huntingdon|Shirleysburg Boro|Mount Union Area|1|1|0||Capital
030104|Indiana|Young Twp|Apollo-Ridge|1|0.5|42+10|12000|Berkheimer
320106|Indiana|Young Twp|River Valley|1.25|0.5|47+5|12000|Berkheimer
320408|Indiana|Rayne Twp|Marion Center Area|1.35|0.5|52|12000|Berkheimer
320503|Indiana|Pine Twp|Penns Manor Area|1.25|0|10||Berkheimer
170309|Jefferson|Reynoldsville Boro|DuBois Area|1|0|47+5|12000|Keystone
330209|Jefferson|Rose Twp|Brookville Area|1|1|47+5|12000|Berkheimer
330316|Jefferson|Young Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
350107|Lackawanna|Ransom Twp|Abington Heights|1|1|5+5||Berkheimer
360101|Lancaster|Adamstown Boro|Cocalico|1|1|52|12000|Lancaster County Tax Collection Bureau
360701|Lancaster|Akron Boro|Ephrata Area|1|0|0||Lancaster County Tax Collection Bureau
361103|Lancaster|Rapho Twp|Manheim Central|1|1|52|12000|Lancaster County Tax Collection Bureau
370802|Lawrence|Plain Grove Twp|Wilmington Area|1|0|0+10||Berkheimer
390101|Lehigh|Allentown City|Allentown City|1.975|1.28|47+5|12000|Berkheimer
390301|Lehigh|Alburtis Boro|East Penn|1|1|52|12000|Berkheimer
390401|Lehigh|Slatington Boro|Northern Lehigh|1|1|47+5|12000|Berkheimer
390699|Lehigh|Allentown City|Parkland|1.975|1.28|47+5|12000|Berkheimer
400106|Luzerne|Rice Twp|Crestwood|1|1|47+5|12000|Berkheimer
400605|Luzerne|Ross Twp|Lake-Lehman|1|0.5|5+5||Berkheimer
400806|Luzerne|Pittston City|Pittston Area|2.7|1|47+5|12000|Berkheimer
400807|Luzerne|Pittston Twp|Pittston Area|1|1|47+5|12000|Berkheimer
400808|Luzerne|Yatesville Boro|Pittston Area|1|0.5|47+5|12000|Berkheimer
400906|Luzerne|Plains Twp|Wilkes-Barre Area|1|1|47+5|12000|Berkheimer
401005|Luzerne|Wyoming Boro|Wyoming Area|1|1|47+5|12000|Berkheimer
410108|Lycoming|Shrewsbury Twp|East Lycoming|1.7|0|0||Keystone
590301|Lycoming|Pine Twp|Wellsboro Area|1.5|1|5+5||Keystone
430403|Mercer|Pine Twp|Grove City Area|1|1|47+5|12000|Berkheimer
450204|Monroe|Ross Twp|Pleasant Valley|1|1|0||Berkheimer
460101|Montgomery|Abington Twp|Abington|1|1|52|12000|Berkheimer
460102|Montgomery|Rockledge Boro|Abington|1|1|52|12000|Berkheimer
461205|Montgomery|Skippack Twp|Perkiomen Valley|1.65|1|0||Berkheimer
461703|Montgomery|Royersford Boro|Spring-Ford Area|1|1|47+5|12000|Berkheimer
462106|Montgomery|Red Hill Boro|Upper Perkiomen|1|1|52|12000|Berkheimer
462201|Montgomery|Ambler Boro|Wissahickon|1|1|52|12000|Berkheimer
480105|Northampton|Roseto Boro|Bangor Area|1.2|1|5+5||Keystone
480501|Northampton|Allen Twp|Northampton Area|1.2|1|52|12000|Keystone
480602|Northampton|Plainfield Twp|Pen Argyl Area|1.6|1|52|12000|Keystone
470111|Northumberland|Rush Twp|Danville Area|1.65|0|0||Danville
490110|Northumberland|Zerbe Twp|Line Mountain|1|1|0||Keystone
520106|Pike|Shohola Twp|Delaware Valley|0|0|0||Berkheimer
420405|Potter|Roulette Twp|Port Allegany|1|1|0||Berkheimer
530201|Potter|Allegany Twp|Coudersport Area|1|1|0+10||Berkheimer
530301|Potter|Abbott Twp|Galeton Area|1|0|0||Berkheimer
530401|Potter|Allegany Twp|Northern Potter|1|1|0||Berkheimer
530506|Potter|Shinglehouse Boro|Oswayo Valley|1|1|0||Berkheimer
540205|Schuylkill|Rush Twp|Mahanoy Area|1|1|47+5|12000|Berkheimer
540305|Schuylkill|Reilly Twp|Minersville Area|1|1|5+5||Berkheimer
541001|Schuylkill|Rush Twp|Tamaqua Area|1|1|47+5|12000|Berkheimer
550101|Snyder|Adams Twp|Midd-West|2.3|0.5|0||Berkheimer
560101|Somerset|Allegheny Twp|Berlin Brothersvalley|1|0.5|0||Keystone
560506|Somerset|Rockwood Boro|Rockwood Area|1|0|52|12000|Keystone
561001|Somerset|Addison Boro|Turkeyfoot Valley Area|1|0|0||Keystone
561002|Somerset|Addison Twp|Turkeyfoot Valley Area|1|0|0||Keystone
570113|Sullivan|Shrewsbury Twp|Sullivan County|1|0|0||Berkheimer
580204|Susquehanna|Rush Twp|Elk Lake|1|1|0||Berkheimer
580411|Susquehanna|Silver Lake Twp|Montrose Area|0|0|0||Berkheimer
590213|Tioga|Roseville Boro|Southern Tioga|1.7|1|0||Keystone
590306|Tioga|Shippen Twp|Wellsboro Area|1.5|0|5+5||Keystone
200506|Venango|Allegheny Twp|Titusville Area|1|0|0+10||Berkheimer
610102|Venango|Pinegrove Twp|Cranberry Area|1|0.5|0+10||Berkheimer
610304|Venango|Rouseville Boro|Oil City Area|1|1|47+5|12000|Berkheimer
620115|Warren|Pittsfield Twp|Warren County|1|1|0+5||Berkheimer
620124|Warren|Youngsville Boro|Warren County|2.5|1|47+5|12000|Berkheimer
630501|Washington|Allenport Boro|California Area|1|1|47+5|12000|Keystone
630506|Washington|Roscoe Boro|California Area|1|1|5+5||Keystone
631301|Washington|Amwell Twp|Trinity Area|1|1|47+5||Keystone
650105|Westmoreland|Rostraver Twp|Belle Vernon Area|1|1|47+5|12000|Berkheimer
650503|Westmoreland|Youngstown Boro|Greater Latrobe|1|0|47+5|12000|Berkheimer
650701|Westmoreland|Adamsburg Boro|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650707|Westmoreland|Youngwood Boro|Hempfield Area|1|1|47+5|12000|Berkheimer
650902|Westmoreland|Allegheny Twp|Kiski Area|1|0|52|12000|Berkheimer
670205|York|Yoe Boro|Dallastown Area|1|1|0||York Adams Tax Bureau
670206|York|York Twp|Dallastown Area|1|1|52|12000|York Adams Tax Bureau
670406|York|Yorkana Boro|Eastern York|1|0|0+10||York Adams Tax Bureau
670606|York|York Haven Boro|Northeastern York County|1|1|0||York Adams Tax Bureau
670805|York|Red Lion Boro|Red Lion Area|1|1|52|12000|York Adams Tax Bureau
671105|York|Shrewsbury Boro|Southern York County|1.3|1|0||York Adams Tax Bureau
671106|York|Shrewsbury Twp|Southern York County|1.3|1|52|12000|York Adams Tax Bureau
671401|York|York City|York City|1.25|1.25|52|12000|York Adams Tax Bureau
`,
})
