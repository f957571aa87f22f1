/** Collection districts 01 to 07. */
export const rows = `
010101|Adams|East Berlin Boro|Bermudian Springs|1.7|1|52|12000|York Adams Tax Bureau
010102|Adams|Hamilton Twp|Bermudian Springs|1.7|1|52|12000|York Adams Tax Bureau
010103|Adams|Huntington Twp|Bermudian Springs|1.7|1|0||York Adams Tax Bureau
010104|Adams|Latimore Twp|Bermudian Springs|1.7|0|0||York Adams Tax Bureau
010105|Adams|Reading Twp|Bermudian Springs|1.7|1|0||York Adams Tax Bureau
010106|Adams|York Springs Boro|Bermudian Springs|1.7|1|0||York Adams Tax Bureau
010201|Adams|Abbottstown Boro|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010202|Adams|Berwick Twp|Conewago Valley|1.5|1|5+5||York Adams Tax Bureau
010203|Adams|Bonneauville Boro|Conewago Valley|1.5|1|5+5||York Adams Tax Bureau
010204|Adams|Conewago Twp|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010205|Adams|Hamilton Twp|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010206|Adams|McSherrystown Boro|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010207|Adams|Mt Pleasant Twp|Conewago Valley|1.5|1|0+10||York Adams Tax Bureau
010208|Adams|New Oxford Boro|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010209|Adams|Oxford Twp|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010210|Adams|Straban Twp|Conewago Valley|1.5|1|5+5||York Adams Tax Bureau
010211|Adams|Tyrone Twp|Conewago Valley|1.5|1|47+5|12000|York Adams Tax Bureau
010301|Adams|Carroll Valley Boro|Fairfield Area|1.5|0.5|0||York Adams Tax Bureau
010302|Adams|Fairfield Boro|Fairfield Area|1.5|1|10||York Adams Tax Bureau
010303|Adams|Hamiltonban Twp|Fairfield Area|1.5|1|0||York Adams Tax Bureau
010304|Adams|Liberty Twp|Fairfield Area|1.5|1|0||York Adams Tax Bureau
010401|Adams|Cumberland Twp|Gettysburg Area|1.7|1|47+5|12000|York Adams Tax Bureau
010402|Adams|Franklin Twp|Gettysburg Area|1.7|1|5+5||York Adams Tax Bureau
010403|Adams|Freedom Twp|Gettysburg Area|1.7|1|0+10||York Adams Tax Bureau
010404|Adams|Gettysburg Boro|Gettysburg Area|1.7|1|47+5|12000|York Adams Tax Bureau
010405|Adams|Highland Twp|Gettysburg Area|1.7|0.5|0+10||York Adams Tax Bureau
010406|Adams|Mt Joy Twp|Gettysburg Area|1.7|1|47+5|12000|York Adams Tax Bureau
010407|Adams|Straban Twp|Gettysburg Area|1.7|1|5+5||York Adams Tax Bureau
010501|Adams|Bonneauville Boro|Littlestown Area|1.6|1|5+5||York Adams Tax Bureau
010502|Adams|Germany Twp|Littlestown Area|1.6|1|5+5||York Adams Tax Bureau
010503|Adams|Littlestown Boro|Littlestown Area|1.6|1|47+5|12000|York Adams Tax Bureau
010504|Adams|Mt Joy Twp|Littlestown Area|1.6|1|47+5|12000|York Adams Tax Bureau
010505|Adams|Mt Pleasant Twp|Littlestown Area|1.6|1|0+10||York Adams Tax Bureau
010506|Adams|Union Twp|Littlestown Area|1.6|1|0+10||York Adams Tax Bureau
010601|Adams|Arendtsville Boro|Upper Adams|1.6|1|0+10||York Adams Tax Bureau
010602|Adams|Bendersville Boro|Upper Adams|1.6|1|0+10||York Adams Tax Bureau
010603|Adams|Biglerville Boro|Upper Adams|1.6|1|0+10||York Adams Tax Bureau
010604|Adams|Butler Twp|Upper Adams|1.6|1|0+10||York Adams Tax Bureau
010605|Adams|Menallen Twp|Upper Adams|1.6|1|0+10||York Adams Tax Bureau
010606|Adams|Tyrone Twp|Upper Adams|1.6|1|47+5|12000|York Adams Tax Bureau
030101|Armstrong|Apollo Boro|Apollo-Ridge|1|0|5+5||Berkheimer
030102|Armstrong|Kiskiminetas Twp|Apollo-Ridge|1|0|47+5|12000|Berkheimer
030103|Armstrong|North Apollo Boro|Apollo-Ridge|1|1|5+5||Berkheimer
030104|Indiana|Young Twp|Apollo-Ridge|1|0.5|42+10|12000|Berkheimer
030105|Indiana|Black Lick Twp|Apollo-Ridge|1|0.5|47+5|12000|Berkheimer
030201|Armstrong|Applewold Boro|Armstrong|1|1|0||Berkheimer
030202|Armstrong|Atwood Boro|Armstrong|1|1|0||Berkheimer
030203|Armstrong|Bethel Twp|Armstrong|1|1|10||Berkheimer
030204|Armstrong|Boggs Twp|Armstrong|1|0|0||Berkheimer
030205|Armstrong|Burrell Twp|Armstrong|1|0|0||Berkheimer
030206|Armstrong|Cadogan Twp|Armstrong|1|1|10||Berkheimer
030207|Armstrong|Cowanshannock Twp|Armstrong|1|1|0||Berkheimer
030208|Armstrong|Dayton Boro|Armstrong|1|1|0||Berkheimer
030209|Armstrong|East Franklin Twp|Armstrong|1|0.5|52|12000|Berkheimer
030210|Armstrong|Elderton Boro|Armstrong|1|1|10|2000|Berkheimer
030211|Armstrong|Ford City Boro|Armstrong|1|1|52|12000|Berkheimer
030212|Armstrong|Ford Cliff Boro|Armstrong|1|1|0||Berkheimer
030213|Armstrong|Kittanning Boro|Armstrong|1|0.5|52|12000|Berkheimer
030214|Armstrong|Kittanning Twp|Armstrong|1|1|0||Berkheimer
030215|Armstrong|Manor Twp|Armstrong|1|1|52|12000|Berkheimer
030216|Armstrong|Manorville Boro|Armstrong|1|1|0||Berkheimer
030217|Armstrong|North Buffalo Twp|Armstrong|1|1|0||Berkheimer
030218|Armstrong|Pine Twp|Armstrong|1|1|0||Berkheimer
030219|Armstrong|Plumcreek Twp|Armstrong|1|1|52|12000|Berkheimer
030220|Armstrong|Rayburn Twp|Armstrong|1|0|52|12000|Berkheimer
030221|Armstrong|Rural Valley Boro|Armstrong|1|0|0||Berkheimer
030222|Armstrong|South Bend Twp|Armstrong|1|0.5|0||Berkheimer
030223|Armstrong|Valley Twp|Armstrong|1|0|0||Berkheimer
030224|Armstrong|Washington Twp|Armstrong|1|1|10||Berkheimer
030225|Armstrong|Wayne Twp|Armstrong|1|0|0||Berkheimer
030226|Armstrong|West Franklin Twp|Armstrong|1|1|52|12000|Berkheimer
030227|Armstrong|West Kittanning Boro|Armstrong|1|1|52|12000|Berkheimer
030228|Armstrong|Worthington Boro|Armstrong|1|0.5|52|12000|Berkheimer
030229|Indiana|Smicksburg Boro|Armstrong|1|1|10||Berkheimer
030230|Indiana|West Mahoning Twp|Armstrong|1|0.5|0||Berkheimer
030301|Armstrong|Gilpin Twp|Leechburg Area|1|0|5+5||Berkheimer
030302|Armstrong|Leechburg Boro|Leechburg Area|1|1|47+5|12000|Berkheimer
030303|Westmoreland|West Leechburg Boro|Leechburg Area|1|1|47+5|12000|Berkheimer
040101|Beaver|Aliquippa City|Aliquippa|1.2|1.2|47+5|12000|Berkheimer
040201|Beaver|Ambridge Boro|Ambridge Area|1|1|47+5|12000|Berkheimer
040202|Beaver|Baden Boro|Ambridge Area|1|0.5|47+5|12000|Berkheimer
040203|Beaver|Economy Boro|Ambridge Area|1|0.5|47+5|12000|Berkheimer
040204|Beaver|Harmony Twp|Ambridge Area|1|1|47+5|12000|Berkheimer
040205|Beaver|South Heights Boro|Ambridge Area|1|0|47+5|12000|Berkheimer
040301|Beaver|Beaver Boro|Beaver Area|1|0.5|47+5|12000|Berkheimer
040302|Beaver|Bridgewater Boro|Beaver Area|1|1|47+5|12000|Berkheimer
040303|Beaver|Brighton Twp|Beaver Area|1|1|47+5|12000|Berkheimer
040304|Beaver|Vanport Twp|Beaver Area|1|0.5|47+5|12000|Berkheimer
040401|Beaver|Beaver Falls City|Big Beaver Falls A|1.5|1.5|47+5|12000|Berkheimer
040402|Beaver|Big Beaver Boro|Big Beaver Falls A|1|1|47+5|12000|Berkheimer
040403|Beaver|Eastvale Boro|Big Beaver Falls A|1|0.5|47+5|12000|Berkheimer
040404|Beaver|Homewood Boro|Big Beaver Falls A|1|0.5|47+5|12000|Berkheimer
040405|Beaver|Koppel Boro|Big Beaver Falls A|1|1|47+5|12000|Berkheimer
040406|Beaver|New Galilee Boro|Big Beaver Falls A|1|0|0+5||Berkheimer
040407|Beaver|White Twp|Big Beaver Falls A|1|0|5+5||Berkheimer
040501|Beaver|Chippewa Twp|Blackhawk|1|0.5|47+5|12000|Berkheimer
040502|Beaver|Darlington Boro|Blackhawk|1|0.5|5+5||Berkheimer
040503|Beaver|Darlington Twp|Blackhawk|1|0.5|21+5|12000|Berkheimer
040504|Beaver|Patterson Heights Boro|Blackhawk|1|0.5|0+10||Berkheimer
040505|Beaver|Patterson Twp|Blackhawk|1|0.5|0+10||Berkheimer
040506|Beaver|South Beaver Twp|Blackhawk|1|0.5|0+10||Berkheimer
040507|Beaver|West Mayfield Boro|Blackhawk|1|1|5+5||Berkheimer
040508|Lawrence|Enon Valley Boro|Blackhawk|1|0.5|0+10||Berkheimer
040601|Beaver|Center Twp|Central Valley|1|1|47+5|12000|Berkheimer
040602|Beaver|Monaca Boro|Central Valley|1|1|47+5|12000|Berkheimer
040603|Beaver|Potter Twp|Central Valley|1|1|47+5|12000|Berkheimer
040701|Beaver|Conway Boro|Freedom Area|1|0.5|47+5|12000|Berkheimer
040702|Beaver|Freedom Boro|Freedom Area|1|1|47+5|12000|Berkheimer
040703|Beaver|New Sewickley Twp|Freedom Area|1|1|47+5|12000|Berkheimer
040801|Beaver|Hopewell Twp|Hopewell Area|1|1|47+5|12000|Berkheimer
040802|Beaver|Independence Twp|Hopewell Area|1|1|5+5||Berkheimer
040803|Beaver|Raccoon Twp|Hopewell Area|1|1|47+5|12000|Berkheimer
040901|Beaver|Midland Boro|Midland Boro|1|1|47+5|12000|Berkheimer
041001|Beaver|Daugherty Twp|New Brighton Area|1|0.5|47+5|12000|Berkheimer
041002|Beaver|Fallston Boro|New Brighton Area|1|1|5+5||Berkheimer
041003|Beaver|New Brighton Boro|New Brighton Area|1|1|47+5|12000|Berkheimer
041004|Beaver|Pulaski Twp|New Brighton Area|1|0.5|47+5|12000|Berkheimer
041101|Beaver|Franklin Twp|Riverside Beaver Co|1|0.5|52|12000|Berkheimer
041102|Beaver|Marion Twp|Riverside Beaver Co|1|0.5|52|12000|Berkheimer
041103|Beaver|North Sewickley Twp|Riverside Beaver Co|1|0.5|0||Berkheimer
041201|Beaver|East Rochester Boro|Rochester Area|1|0.5|47+5|12000|Berkheimer
041202|Beaver|Rochester Boro|Rochester Area|1.5|1|47+5|12000|Berkheimer
041203|Beaver|Rochester Twp|Rochester Area|1|0.5|47+5|12000|Berkheimer
041301|Beaver|Frankfort Springs Boro|South Side Area|1|0|0+5||Berkheimer
041302|Beaver|Georgetown Boro|South Side Area|1|1|47+5|12000|Berkheimer
041303|Beaver|Greene Twp|South Side Area|1|0.5|47+5|12000|Berkheimer
041304|Beaver|Hanover Twp|South Side Area|1|1|0+5||Berkheimer
041305|Beaver|Hookstown Boro|South Side Area|1|0|0+5||Berkheimer
041306|Beaver|Shippingport Boro|South Side Area|1|1|47+5|12000|Berkheimer
041401|Beaver|Glasgow Boro|Western Beaver Co|1|1|0||Berkheimer
041402|Beaver|Industry Boro|Western Beaver Co|1|1|52|12000|Berkheimer
041403|Beaver|Ohioville Boro|Western Beaver Co|1|1|0||Berkheimer
050101|Bedford|Bedford Boro|Bedford Area|1.5|1|47+5|12000|Keystone
050102|Bedford|Bedford Twp|Bedford Area|1.5|1|42+10|12000|Keystone
050103|Bedford|Colerain Twp|Bedford Area|1.5|1|0+10||Keystone
050104|Bedford|Cumberland Valley Twp|Bedford Area|1.5|1|0+10||Keystone
050105|Bedford|Harrison Twp|Bedford Area|1.5|1|0+10||Keystone
050106|Bedford|Hyndman Boro|Bedford Area|1.5|0.5|0+10||Keystone
050107|Bedford|Londonderry Twp|Bedford Area|1.5|1|0+10||Keystone
050108|Bedford|Manns Choice Boro|Bedford Area|1.5|1|0+10||Keystone
050109|Bedford|Rainsburg Boro|Bedford Area|1.5|1|0+10||Keystone
050110|Bedford|Snake Spring Twp|Bedford Area|1.5|1|0+10||Keystone
050201|Bedford|East St Clair Twp|Chestnut Ridge|1|1|0||Keystone
050202|Bedford|Juniata Twp|Chestnut Ridge|1|1|0||Keystone
050203|Bedford|King Twp|Chestnut Ridge|1|1|0||Keystone
050204|Bedford|Lincoln Twp|Chestnut Ridge|1|1|0||Keystone
050205|Bedford|Napier Twp|Chestnut Ridge|1|1|0||Keystone
050206|Bedford|New Paris Boro|Chestnut Ridge|1|1|0||Keystone
050207|Bedford|Pavia Twp|Chestnut Ridge|1|1|0||Keystone
050208|Bedford|Pleasantville Boro|Chestnut Ridge|1|1|0||Keystone
050209|Bedford|Schellsburg Boro|Chestnut Ridge|1|0|0||Keystone
050210|Bedford|St Clairsville Boro|Chestnut Ridge|1|0|0||Keystone
050211|Bedford|West St Clair Twp|Chestnut Ridge|1|1|0||Keystone
050301|Bedford|East Providence Twp|Everett Area|1.6|1|0+10||Keystone
050302|Bedford|Everett Boro|Everett Area|1.6|1|42+10|12000|Keystone
050303|Bedford|Mann Twp|Everett Area|1.6|1|0+10||Keystone
050304|Bedford|Monroe Twp|Everett Area|1.6|1|0+10||Keystone
050305|Bedford|Southampton Twp|Everett Area|1.6|1|0+10||Keystone
050306|Bedford|West Providence Twp|Everett Area|1.6|1|0+10||Keystone
050401|Bedford|Bloomfield Twp|Northn Bedford Co|1|0|0+10||Keystone
050402|Bedford|Hopewell Boro|Northn Bedford Co|1|1|0+10||Keystone
050403|Bedford|Hopewell Twp|Northn Bedford Co|1|0.5|0+10||Keystone
050404|Bedford|South Woodbury Twp|Northn Bedford Co|1|1|0+10||Keystone
050405|Bedford|Woodbury Boro|Northn Bedford Co|1|1|0+10||Keystone
050406|Bedford|Woodbury Twp|Northn Bedford Co|1|1|0+10||Keystone
050501|Bedford|Broad Top Twp|Tussey Mountain|1|1|0+10||Keystone
050502|Bedford|Coaldale Boro|Tussey Mountain|1|0|0+10||Keystone
050503|Bedford|Liberty Twp|Tussey Mountain|1|0|0+10||Keystone
050504|Bedford|Saxton Boro|Tussey Mountain|1|1|5+5||Keystone
050505|Huntingdon|Broad Top City Boro|Tussey Mountain|1|0.5|5+5||Keystone
050506|Huntingdon|Carbon Twp|Tussey Mountain|1|1|5+5||Keystone
050507|Huntingdon|Coalmont Boro|Tussey Mountain|1|1|0+10||Keystone
050508|Huntingdon|Dudley Boro|Tussey Mountain|1|0|0+10||Keystone
050509|Huntingdon|Hopewell Twp|Tussey Mountain|1|1|0+10||Keystone
050510|Huntingdon|Todd Twp|Tussey Mountain|1|0|5+5||Keystone
050511|Huntingdon|Wood Twp|Tussey Mountain|1|0.5|0+10||Keystone
060101|Berks|Lower Alsace Twp|Antietam|1|1|52|12000|Berks Earned Income Tax Bureau
060102|Berks|Mt Penn Boro|Antietam|1|1|52|12000|Berks Earned Income Tax Bureau
060201|Berks|Bally Boro|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060202|Berks|Bechtelsville Boro|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060203|Berks|Boyertown Boro|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060204|Berks|Colebrookdale Twp|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060205|Berks|Douglass Twp|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060206|Berks|Earl Twp|Boyertown Area|1|1|5+5||Berks Earned Income Tax Bureau
060207|Berks|Washington Twp|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060208|Montgomery|Douglass Twp|Boyertown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060209|Montgomery|New Hanover Twp|Boyertown Area|1.15|1|47+5|12000|Berks Earned Income Tax Bureau
060210|Montgomery|Upper Frederick Twp|Boyertown Area|1.04|1|47+5|12000|Berks Earned Income Tax Bureau
060301|Berks|District Twp|Brandywine Heights A|1|1|5+5||Berks Earned Income Tax Bureau
060302|Berks|Longswamp Twp|Brandywine Heights A|1|1|47+5|12000|Berks Earned Income Tax Bureau
060303|Berks|Rockland Twp|Brandywine Heights A|1|1|0+10||Berks Earned Income Tax Bureau
060304|Berks|Topton Boro|Brandywine Heights A|1|1|47+5|12000|Berks Earned Income Tax Bureau
060401|Berks|Heidelberg Twp|Conrad Weiser A|1|1|52|12000|Berks Earned Income Tax Bureau
060402|Berks|Marion Twp|Conrad Weiser A|1|1|0||Berks Earned Income Tax Bureau
060403|Berks|North Heidelberg Twp|Conrad Weiser A|1|1|0||Berks Earned Income Tax Bureau
060404|Berks|Robesonia Boro|Conrad Weiser A|1|1|52|12000|Berks Earned Income Tax Bureau
060405|Berks|South Heidelberg Twp|Conrad Weiser A|1|1|52|12000|Berks Earned Income Tax Bureau
060406|Berks|Wernersville Boro|Conrad Weiser A|1|1|0||Berks Earned Income Tax Bureau
060407|Berks|Womelsdorf Boro|Conrad Weiser A|1|1|52|12000|Berks Earned Income Tax Bureau
060408|Lancaster|West Cocalico Twp|Conrad Weiser A|1|0.5|0||Berks Earned Income Tax Bureau
060501|Berks|Amity Twp|Daniel Boone Area|1|1|52|12000|Berks Earned Income Tax Bureau
060502|Berks|Birdsboro Boro|Daniel Boone Area|1|1|52|12000|Berks Earned Income Tax Bureau
060503|Berks|Union Twp|Daniel Boone Area|1|1|52|12000|Berks Earned Income Tax Bureau
060601|Berks|Exeter Twp|Exeter Township|1|1|42+10|12000|Berks Earned Income Tax Bureau
060602|Berks|St Lawrence Boro|Exeter Township|1|1|42+10|12000|Berks Earned Income Tax Bureau
060701|Berks|Fleetwood Boro|Fleetwood Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060702|Berks|Maidencreek Twp|Fleetwood Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060703|Berks|Richmond Twp|Fleetwood Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
060801|Berks|Brecknock Twp|Governor Mifflin|1|1|0+10||Berks Earned Income Tax Bureau
060802|Berks|Cumru Twp|Governor Mifflin|1|1|47+5|12000|Berks Earned Income Tax Bureau
060803|Berks|Kenhorst Boro|Governor Mifflin|1|1|47+5|12000|Berks Earned Income Tax Bureau
060804|Berks|Mohnton Boro|Governor Mifflin|1|1|47+5|12000|Berks Earned Income Tax Bureau
060805|Berks|Shillington Boro|Governor Mifflin|1|1|47+5|12000|Berks Earned Income Tax Bureau
060901|Berks|Hamburg Boro|Hamburg Area|1|1|52|12000|Berks Earned Income Tax Bureau
060902|Berks|Perry Twp|Hamburg Area|1|1|26|12000|Berks Earned Income Tax Bureau
060903|Berks|Shoemakersville Boro|Hamburg Area|1|1|52|12000|Berks Earned Income Tax Bureau
060905|Berks|Tilden Twp|Hamburg Area|1|1|52|12000|Berks Earned Income Tax Bureau
060906|Berks|Upper Bern Twp|Hamburg Area|1|1|52|12000|Berks Earned Income Tax Bureau
060907|Berks|Upper Tulpehocken Twp|Hamburg Area|1|1|52|12000|Berks Earned Income Tax Bureau
060908|Berks|Windsor Twp|Hamburg Area|1|1|0||Berks Earned Income Tax Bureau
061001|Berks|Albany Twp|Kutztown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
061002|Berks|Greenwich Twp|Kutztown Area|1|1|5+5||Berks Earned Income Tax Bureau
061003|Berks|Kutztown Boro|Kutztown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
061004|Berks|Lenhartsville Boro|Kutztown Area|1|1|0+10||Berks Earned Income Tax Bureau
061005|Berks|Lyons Boro|Kutztown Area|1|1|42+10|12000|Berks Earned Income Tax Bureau
061006|Berks|Maxatawny Twp|Kutztown Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
061101|Berks|Laureldale Boro|Muhlenberg|1|1|47+5|12000|Berks Earned Income Tax Bureau
061102|Berks|Muhlenberg Twp|Muhlenberg|1|1|47+5|12000|Berks Earned Income Tax Bureau
061201|Berks|Alsace Twp|Oley Valley|1|1|0||Berks Earned Income Tax Bureau
061202|Berks|Oley Twp|Oley Valley|1|1|52|12000|Berks Earned Income Tax Bureau
061203|Berks|Pike Twp|Oley Valley|1|1|0||Berks Earned Income Tax Bureau
061204|Berks|Ruscombmanor Twp|Oley Valley|1|0.5|0||Berks Earned Income Tax Bureau
061301|Berks|Reading City|Reading|3.6|1|47+5|12000|Berks Earned Income Tax Bureau
061401|Berks|Bern Twp|Schuylkill Valley|1|1|52|12000|Berks Earned Income Tax Bureau
061402|Berks|Centerport Boro|Schuylkill Valley|1|1|0||Berks Earned Income Tax Bureau
061403|Berks|Centre Twp|Schuylkill Valley|1|1|0||Berks Earned Income Tax Bureau
061404|Berks|Leesport Boro|Schuylkill Valley|1|1|52|12000|Berks Earned Income Tax Bureau
061405|Berks|Ontelaunee Twp|Schuylkill Valley|1|1|52|12000|Berks Earned Income Tax Bureau
061501|Berks|Bernville Boro|Tulpehocken Area|1|1|52|12000|Berks Earned Income Tax Bureau
061502|Berks|Bethel Twp|Tulpehocken Area|1|1|52|12000|Berks Earned Income Tax Bureau
061503|Berks|Jefferson Twp|Tulpehocken Area|1|1|0||Berks Earned Income Tax Bureau
061504|Berks|Penn Twp|Tulpehocken Area|1|1|0||Berks Earned Income Tax Bureau
061505|Berks|Tulpehocken Twp|Tulpehocken Area|1|1|52|12000|Berks Earned Income Tax Bureau
061601|Berks|Lower Heidelberg Twp|Wilson|1|1|47+5|12000|Berks Earned Income Tax Bureau
061602|Berks|Sinking Spring Boro|Wilson|1|1|47+5|12000|Berks Earned Income Tax Bureau
061603|Berks|Spring Twp|Wilson|1|1|47+5|12000|Berks Earned Income Tax Bureau
061604|Berks|Wyomissing Boro|Wilson|1|1|47+5|12000|Berks Earned Income Tax Bureau
061701|Berks|West Reading Boro|Wyomissing Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
061702|Berks|Wyomissing Boro|Wyomissing Area|1|1|47+5|12000|Berks Earned Income Tax Bureau
070101|Blair|Altoona City|Altoona Area|1.7|1.4|47+5|12000|Blair County Tax Bureau
070102|Blair|Logan Twp|Altoona Area|1|1|47+5|12000|Blair County Tax Bureau
070103|Blair|Tyrone Twp|Altoona Area|1|1|0+5||Blair County Tax Bureau
070201|Blair|Antis Twp|Bellwood-Antis|1|0|47+5|12000|Blair County Tax Bureau
070202|Blair|Bellwood Boro|Bellwood-Antis|1|1|30+5|12000|Blair County Tax Bureau
070301|Bedford|Kimmel Twp|Claysburg-Kimmel|1|1|0+10||Blair County Tax Bureau
070302|Blair|Greenfield Twp|Claysburg-Kimmel|1|1|47+5|12000|Blair County Tax Bureau
070401|Blair|Allegheny Twp|Hollidaysburg Area|1|1|52|12000|Blair County Tax Bureau
070402|Blair|Blair Twp|Hollidaysburg Area|1|1|52|12000|Blair County Tax Bureau
070403|Blair|Duncansville Boro|Hollidaysburg Area|1|1|52|12000|Blair County Tax Bureau
070404|Blair|Frankstown Twp|Hollidaysburg Area|1|1|0||Blair County Tax Bureau
070405|Blair|Hollidaysburg Boro|Hollidaysburg Area|1|1|52|12000|Blair County Tax Bureau
070406|Blair|Juniata Twp|Hollidaysburg Area|1|0|0||Blair County Tax Bureau
070407|Blair|Newry Boro|Hollidaysburg Area|1|1|30|12000|Blair County Tax Bureau
070501|Blair|Freedom Twp|Spring Cove|1|0|0+10||Blair County Tax Bureau
070502|Blair|Huston Twp|Spring Cove|1|1|0+10||Blair County Tax Bureau
070503|Blair|Martinsburg Boro|Spring Cove|1|1|47+5|12000|Blair County Tax Bureau
070504|Blair|North Woodbury Twp|Spring Cove|1|1|47+5|12000|Blair County Tax Bureau
070505|Blair|Roaring Spring Boro|Spring Cove|1|0|47+5|12000|Blair County Tax Bureau
070506|Blair|Taylor Twp|Spring Cove|1|0|47+5|12000|Blair County Tax Bureau
070601|Blair|Snyder Twp|Tyrone Area|1.15|1|52|12000|Blair County Tax Bureau
070602|Blair|Tyrone Boro|Tyrone Area|1.9|1|52|12000|Blair County Tax Bureau
070603|Blair|Tyrone Twp|Tyrone Area|1.15|1|0||Blair County Tax Bureau
070604|Centre|Taylor Twp|Tyrone Area|1.15|0|0||Blair County Tax Bureau
070605|Huntingdon|Birmingham Boro|Tyrone Area|1.15|1|0||Blair County Tax Bureau
070606|Huntingdon|Franklin Twp|Tyrone Area|1.15|1|0||Blair County Tax Bureau
070607|Huntingdon|Warriors Mark Twp|Tyrone Area|1.15|1|0||Blair County Tax Bureau
070701|Blair|Catharine Twp|Williamsburg Comm|1|1|0+10||Blair County Tax Bureau
070702|Blair|Williamsburg Boro|Williamsburg Comm|1|0|47+5|12000|Blair County Tax Bureau
070703|Blair|Woodbury Twp|Williamsburg Comm|1|1|47+5|12000|Blair County Tax Bureau
`
