/** Collection districts 36 to 41. */
export const rows = `
360101|Lancaster|Adamstown Boro|Cocalico|1|1|52|12000|Lancaster County Tax Collection Bureau
360102|Lancaster|Denver Boro|Cocalico|1|1|52|12000|Lancaster County Tax Collection Bureau
360103|Lancaster|East Cocalico Twp|Cocalico|1|1|52|12000|Lancaster County Tax Collection Bureau
360104|Lancaster|West Cocalico Twp|Cocalico|1|0.5|0||Lancaster County Tax Collection Bureau
360201|Lancaster|Columbia Boro|Columbia Boro|1|0|47+5|12000|Lancaster County Tax Collection Bureau
360301|Lancaster|East Lampeter Twp|Conestoga Valley|1|1|42+10|12000|Lancaster County Tax Collection Bureau
360302|Lancaster|Upper Leacock Twp|Conestoga Valley|1|1|42+10|12000|Lancaster County Tax Collection Bureau
360303|Lancaster|West Earl Twp|Conestoga Valley|1|1|42+10|12000|Lancaster County Tax Collection Bureau
360399|Lancaster|Lancaster City|Conestoga Valley|1.6|1|47+5|12000|Lancaster County Tax Collection Bureau
360401|Lancaster|East Donegal Twp|Donegal|1|1|47+5|12000|Lancaster County Tax Collection Bureau
360402|Lancaster|Marietta Boro|Donegal|1|0|5+5||Lancaster County Tax Collection Bureau
360403|Lancaster|Mount Joy Boro|Donegal|1|1|47+5|12000|Lancaster County Tax Collection Bureau
360404|Lancaster|Mt Joy Twp|Donegal|1|1|0+5||Lancaster County Tax Collection Bureau
360501|Lancaster|Brecknock Twp|Eastern Lancaster Co|1|0|42+10|12000|Lancaster County Tax Collection Bureau
360502|Lancaster|Caernarvon Twp|Eastern Lancaster Co|1|1|0+10||Lancaster County Tax Collection Bureau
360503|Lancaster|Earl Twp|Eastern Lancaster Co|1|0|42+10|12000|Lancaster County Tax Collection Bureau
360504|Lancaster|East Earl Twp|Eastern Lancaster Co|1|1|42+10|12000|Lancaster County Tax Collection Bureau
360505|Lancaster|New Holland Boro|Eastern Lancaster Co|1|1|42+10|12000|Lancaster County Tax Collection Bureau
360506|Lancaster|Terre Hill Boro|Eastern Lancaster Co|1|1|0+10||Lancaster County Tax Collection Bureau
360601|Lancaster|Conoy Twp|Elizabethtown Area|1|0|52|12000|Lancaster County Tax Collection Bureau
360602|Lancaster|Elizabethtown Boro|Elizabethtown Area|1|1|52|12000|Lancaster County Tax Collection Bureau
360603|Lancaster|Mt Joy Twp|Elizabethtown Area|1|1|0||Lancaster County Tax Collection Bureau
360604|Lancaster|West Donegal Twp|Elizabethtown Area|1|1|52|12000|Lancaster County Tax Collection Bureau
360701|Lancaster|Akron Boro|Ephrata Area|1|0|0||Lancaster County Tax Collection Bureau
360702|Lancaster|Clay Twp|Ephrata Area|1|0|52|12000|Lancaster County Tax Collection Bureau
360703|Lancaster|Ephrata Boro|Ephrata Area|1|1|52|12000|Lancaster County Tax Collection Bureau
360704|Lancaster|Ephrata Twp|Ephrata Area|1|0|52|12000|Lancaster County Tax Collection Bureau
360801|Lancaster|East Hempfield Twp|Hempfield|1|1|52|12000|Lancaster County Tax Collection Bureau
360802|Lancaster|East Petersburg Boro|Hempfield|1|0|52|12000|Lancaster County Tax Collection Bureau
360803|Lancaster|Mountville Boro|Hempfield|1|0|52|12000|Lancaster County Tax Collection Bureau
360804|Lancaster|West Hempfield Twp|Hempfield|1|1|52|12000|Lancaster County Tax Collection Bureau
360901|Lancaster|Strasburg Boro|Lampeter-Strasbg|1|1|52|12000|Lancaster County Tax Collection Bureau
360902|Lancaster|Strasburg Twp|Lampeter-Strasbg|1|0|52|12000|Lancaster County Tax Collection Bureau
360903|Lancaster|West Lampeter Twp|Lampeter-Strasbg|1|0|52|12000|Lancaster County Tax Collection Bureau
360999|Lancaster|Lancaster City|Lampeter-Strasbg|1.6|1|47|12000|Lancaster County Tax Collection Bureau
361001|Lancaster|Lancaster City|Lancaster|1.6|1|47+5|12000|Lancaster County Tax Collection Bureau
361002|Lancaster|Lancaster Twp|Lancaster|1|0|0+10||Lancaster County Tax Collection Bureau
361101|Lancaster|Manheim Boro|Manheim Central|1|1|52|12000|Lancaster County Tax Collection Bureau
361102|Lancaster|Penn Twp|Manheim Central|1|0|52|12000|Lancaster County Tax Collection Bureau
361103|Lancaster|Rapho Twp|Manheim Central|1|1|52|12000|Lancaster County Tax Collection Bureau
361201|Lancaster|Manheim Twp|Manheim Twp|1|1|42+10|12000|Lancaster County Tax Collection Bureau
361301|Chester|Atglen Boro|Octorara Area|1|0|0||Lancaster County Tax Collection Bureau
361302|Chester|Highland Twp|Octorara Area|1.5|0.5|0||Lancaster County Tax Collection Bureau
361303|Chester|Londonderry Twp|Octorara Area|1.25|0|0||Lancaster County Tax Collection Bureau
361304|Chester|Parkesburg Boro|Octorara Area|1|0|52|12000|Lancaster County Tax Collection Bureau
361305|Chester|West Fallowfield Twp|Octorara Area|1|0|52|12000|Lancaster County Tax Collection Bureau
361306|Chester|West Sadsbury Twp|Octorara Area|1|0.5|52|12000|Lancaster County Tax Collection Bureau
361307|Lancaster|Christiana Boro|Octorara Area|1|0|0||Lancaster County Tax Collection Bureau
361308|Lancaster|Sadsbury Twp|Octorara Area|1|0|0||Lancaster County Tax Collection Bureau
361401|Lancaster|Conestoga Twp|Penn Manor|1|1|0||Lancaster County Tax Collection Bureau
361402|Lancaster|Manor Twp|Penn Manor|1|1|52|12000|Lancaster County Tax Collection Bureau
361403|Lancaster|Martic Twp|Penn Manor|1|0|0||Lancaster County Tax Collection Bureau
361404|Lancaster|Millersville Boro|Penn Manor|1|1|52|12000|Lancaster County Tax Collection Bureau
361405|Lancaster|Pequea Twp|Penn Manor|1|0|0||Lancaster County Tax Collection Bureau
361501|Lancaster|Leacock Twp|Pequea Valley|1|1|0||Lancaster County Tax Collection Bureau
361502|Lancaster|Paradise Twp|Pequea Valley|1|1|52|12000|Lancaster County Tax Collection Bureau
361503|Lancaster|Salisbury Twp|Pequea Valley|1|1|52|12000|Lancaster County Tax Collection Bureau
361601|Lancaster|Bart Twp|Solanco|1.65|0|0||Lancaster County Tax Collection Bureau
361602|Lancaster|Colerain Twp|Solanco|1.65|0|0||Lancaster County Tax Collection Bureau
361603|Lancaster|Drumore Twp|Solanco|1.65|1|0||Lancaster County Tax Collection Bureau
361604|Lancaster|East Drumore Twp|Solanco|1.65|1|0||Lancaster County Tax Collection Bureau
361605|Lancaster|Eden Twp|Solanco|1.65|0|0||Lancaster County Tax Collection Bureau
361606|Lancaster|Fulton Twp|Solanco|1.65|1|0||Lancaster County Tax Collection Bureau
361607|Lancaster|Little Britain Twp|Solanco|1.65|0|0||Lancaster County Tax Collection Bureau
361608|Lancaster|Providence Twp|Solanco|1.65|1|0||Lancaster County Tax Collection Bureau
361609|Lancaster|Quarryville Boro|Solanco|1.65|1|0||Lancaster County Tax Collection Bureau
361701|Lancaster|Elizabeth Twp|Warwick|1.15|0|0||Lancaster County Tax Collection Bureau
361702|Lancaster|Lititz Boro|Warwick|1.15|1|52|12000|Lancaster County Tax Collection Bureau
361703|Lancaster|Warwick Twp|Warwick|1.15|1|52|12000|Lancaster County Tax Collection Bureau
370101|Lawrence|Ellport Boro|Ellwood City Area|1|0|30+5|12000|Berkheimer
370102|Beaver/Lawrence|Ellwood City Boro|Ellwood City Area|1|1|47+5|12000|Berkheimer
370103|Lawrence|Perry Twp|Ellwood City Area|1|0.5|0+5||Berkheimer
370104|Lawrence|Wampum Boro|Ellwood City Area|1|0|47+5|12000|Berkheimer
370105|Lawrence|Wayne Twp|Ellwood City Area|1|0.5|0+5||Berkheimer
370201|Lawrence|Hickory Twp|Laurel|1|0|0||Berkheimer
370202|Lawrence|Scott Twp|Laurel|1|0|0||Berkheimer
370203|Lawrence|Slippery Rock Twp|Laurel|1|0|0||Berkheimer
370301|Lawrence|Bessemer Boro|Mohawk Area|1|1|52|12000|Berkheimer
370302|Lawrence|Little Beaver Twp|Mohawk Area|1|0|0||Berkheimer
370303|Lawrence|Mahoning Twp|Mohawk Area|1|1|10||Berkheimer
370304|Lawrence|New Beaver Boro|Mohawk Area|1|1|40|12000|Berkheimer
370305|Lawrence|North Beaver Twp|Mohawk Area|1|1|10||Berkheimer
370306|Lawrence|S.N.P.J. Boro|Mohawk Area|1|1|10||Berkheimer
370307|Lawrence|Wampum Boro|Mohawk Area|1|0|47|12000|Berkheimer
370401|Lawrence|Neshannock Twp|Neshannock Twp|1|1|42+10|12000|Berkheimer
370501|Lawrence|New Castle City|New Castle Area|2.075|1.271|52|12000|Berkheimer
370502|Lawrence|Taylor Twp|New Castle Area|1|1|10||Berkheimer
370601|Lawrence|Shenango Twp|Shenango Area|1|1|42+10|12000|Berkheimer
370701|Lawrence|Mahoning Twp|Union Area|1|1|5+5||Berkheimer
370702|Lawrence|Union Twp|Union Area|1|1|47+5|12000|Berkheimer
370801|Lawrence|New Wilmington Boro|Wilmington Area|1|1|42+10|12000|Berkheimer
370802|Lawrence|Plain Grove Twp|Wilmington Area|1|0|0+10||Berkheimer
370803|Lawrence|Pulaski Twp|Wilmington Area|1|1|47+5|12000|Berkheimer
370804|Lawrence|Volant Boro|Wilmington Area|1|0|0+10||Berkheimer
370805|Lawrence|Washington Twp|Wilmington Area|1|1|0+10||Berkheimer
370806|Lawrence|Wilmington Twp|Wilmington Area|1|1|42+10|12000|Berkheimer
370807|Mercer|Wilmington Twp|Wilmington Area|1|1|0+10||Berkheimer
380101|Lebanon|Annville Twp|Annville-Cleona|1.4|0|52|12000|Keystone
380102|Lebanon|Cleona Boro|Annville-Cleona|1.4|0|52|12000|Keystone
380103|Lebanon|North Annville Twp|Annville-Cleona|1.4|1|0||Keystone
380104|Lebanon|South Annville Twp|Annville-Cleona|1.4|0|0||Keystone
380201|Lebanon|Cornwall Boro|Cornwall-Lebanon|1|0|52|12000|Keystone
380202|Lebanon|Mt Gretna Boro|Cornwall-Lebanon|1|0|0||Keystone
380203|Lebanon|North Cornwall Twp|Cornwall-Lebanon|1|1|52|12000|Keystone
380204|Lebanon|North Lebanon Twp|Cornwall-Lebanon|1|0|52|12000|Keystone
380205|Lebanon|South Lebanon Twp|Cornwall-Lebanon|1|0|52|12000|Keystone
380206|Lebanon|West Cornwall Twp|Cornwall-Lebanon|1|0|0||Keystone
380301|Lebanon|Heidelberg Twp|Eastern Lebanon Co|1|1|52|12000|Keystone
380302|Lebanon|Jackson Twp|Eastern Lebanon Co|1|1|0||Keystone
380303|Lebanon|Millcreek Twp|Eastern Lebanon Co|1|0.5|52|12000|Keystone
380304|Lebanon|Myerstown Boro|Eastern Lebanon Co|1|0|52|12000|Keystone
380305|Lebanon|Richland Boro|Eastern Lebanon Co|1|0|52|12000|Keystone
380401|Lebanon|Lebanon City|Lebanon|1.9|0|47+5|12000|Keystone
380402|Lebanon|West Lebanon Twp|Lebanon|1|0|47+5|12000|Keystone
380501|Lebanon|Bethel Twp|Northern Lebanon|1|0|10||Keystone
380502|Lebanon|Cold Spring Twp|Northern Lebanon|1|0|0||Keystone
380503|Lebanon|East Hanover Twp|Northern Lebanon|1|0|26|12000|Keystone
380504|Lebanon|Jonestown Boro|Northern Lebanon|1|1|0||Keystone
380505|Lebanon|Swatara Twp|Northern Lebanon|1|0.5|0||Keystone
380506|Lebanon|Union Twp|Northern Lebanon|1|1|52|12000|Keystone
380601|Lebanon|North Londonderry Twp|Palmyra Area|1|0|52|12000|Keystone
380602|Lebanon|Palmyra Boro|Palmyra Area|1|0|52|12000|Keystone
380603|Lebanon|South Londonderry Twp|Palmyra Area|1|0|52|12000|Keystone
390101|Lehigh|Allentown City|Allentown City|1.975|1.28|47+5|12000|Berkheimer
390201|Lehigh|Catasauqua Boro|Catasauqua Area|1|1|47+5|12000|Berkheimer
390202|Lehigh|Hanover Twp|Catasauqua Area|1|1|47+5|12000|Berkheimer
390203|Northampton|North Catasauqua Boro|Catasauqua Area|1|1|5+5||Berkheimer
390301|Lehigh|Alburtis Boro|East Penn|1|1|52|12000|Berkheimer
390302|Lehigh|Emmaus Boro|East Penn|1|1|52|12000|Berkheimer
390303|Lehigh|Lower Macungie Twp|East Penn|1.15|1|52|12000|Berkheimer
390306|Lehigh|Macungie Boro|East Penn|1|1|52|12000|Berkheimer
390307|Lehigh|Upper Milford Twp|East Penn|1.138|1|52|12000|Berkheimer
390401|Lehigh|Slatington Boro|Northern Lehigh|1|1|47+5|12000|Berkheimer
390402|Lehigh|Washington Twp|Northern Lehigh|1|1|5+5||Berkheimer
390403|Northampton|Walnutport Boro|Northern Lehigh|1|1|47+5|12000|Berkheimer
390501|Lehigh|Heidelberg Twp|Northwestern Lehigh|1.175|1|0+10||Berkheimer
390502|Lehigh|Lowhill Twp|Northwestern Lehigh|1|1|0+10||Berkheimer
390503|Lehigh|Lynn Twp|Northwestern Lehigh|1|1|0+10||Berkheimer
390504|Lehigh|Weisenberg Twp|Northwestern Lehigh|1|1|42+10|12000|Berkheimer
390601|Lehigh|North Whitehall Twp|Parkland|1|1|47+5|12000|Berkheimer
390602|Lehigh|South Whitehall Twp|Parkland|1.1|0.5|47+5|12000|Berkheimer
390603|Lehigh|Upper Macungie Twp|Parkland|1|1|47+5|12000|Berkheimer
390699|Lehigh|Allentown City|Parkland|1.975|1.28|47+5|12000|Berkheimer
390701|Lehigh|Salisbury Twp|Salisbury Twp|1|1|42+10|12000|Berkheimer
390801|Lehigh|Coopersburg Boro|Southern Lehigh|1|1|47+5|12000|Berkheimer
390802|Lehigh|Lower Milford Twp|Southern Lehigh|1|1|47+5|12000|Berkheimer
390803|Lehigh|Upper Saucon Twp|Southern Lehigh|1.1|1|47+5|12000|Berkheimer
390901|Lehigh|Coplay Boro|Whitehall-Coplay|1|1|5+5||Berkheimer
390902|Lehigh|Whitehall Twp|Whitehall-Coplay|1.5|1|47+5|12000|Berkheimer
400101|Luzerne|Dennison Twp|Crestwood|1|1|47+5|12000|Berkheimer
400102|Luzerne|Dorrance Twp|Crestwood|1|0.5|47+5|12000|Berkheimer
400103|Luzerne|Fairview Twp|Crestwood|1|1|47+5|12000|Berkheimer
400104|Luzerne|Nuangola Boro|Crestwood|1|1|47+5|12000|Berkheimer
400105|Luzerne|Penn Lake Park Boro|Crestwood|1|0.5|0+10||Berkheimer
400106|Luzerne|Rice Twp|Crestwood|1|1|47+5|12000|Berkheimer
400107|Luzerne|Slocum Twp|Crestwood|1|0|5+5||Berkheimer
400108|Luzerne|White Haven Boro|Crestwood|1|0|47+5|12000|Berkheimer
400109|Luzerne|Wright Twp|Crestwood|1|1|47+5|12000|Berkheimer
400201|Luzerne|Dallas Boro|Dallas|1|1|47+5|12000|Berkheimer
400202|Luzerne|Dallas Twp|Dallas|1|1|47+5|12000|Berkheimer
400203|Luzerne|Franklin Twp|Dallas|1|1|5+5||Berkheimer
400204|Luzerne|Kingston Twp|Dallas|1.84|1|42+10|12000|Berkheimer
400301|Luzerne|Conyngham Twp|Greater Nanticoke A|1|1|5+5||Berkheimer
400302|Luzerne|Nanticoke City|Greater Nanticoke A|2.25|1|47+5|12000|Berkheimer
400303|Luzerne|Newport Twp|Greater Nanticoke A|1|0.5|47+5|12000|Berkheimer
400304|Luzerne|Plymouth Twp|Greater Nanticoke A|2|1|47+5|12000|Berkheimer
400401|Luzerne|Ashley Boro|Hanover Area|1|1|47+5|12000|Berkheimer
400402|Luzerne|Hanover Twp|Hanover Area|1|1|47+5|12000|Berkheimer
400403|Luzerne|Sugar Notch Boro|Hanover Area|1|1|47+5|12000|Berkheimer
400404|Luzerne|Warrior Run Boro|Hanover Area|1|1|5+5||Berkheimer
400501|Carbon|Banks Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400502|Carbon|Beaver Meadows Boro|Hazleton Area|1.5|1|52|12000|Berkheimer
400503|Luzerne|Black Creek Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400504|Luzerne|Butler Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400505|Luzerne|Conyngham Boro|Hazleton Area|1.5|1|52|12000|Berkheimer
400506|Luzerne|Foster Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400507|Luzerne|Freeland Boro|Hazleton Area|1.5|1|52|12000|Berkheimer
400508|Luzerne|Hazle Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400509|Luzerne|Hazleton City|Hazleton Area|2.125|1.5|52|12000|Berkheimer
400510|Luzerne|Jeddo Boro|Hazleton Area|1.5|0.5|0||Berkheimer
400511|Luzerne|Sugarloaf Twp|Hazleton Area|1.5|1|52|12000|Berkheimer
400512|Luzerne|West Hazleton Boro|Hazleton Area|1.5|1|52|12000|Berkheimer
400513|Schuylkill|East Union Twp|Hazleton Area|1.5|0.5|52|12000|Berkheimer
400514|Schuylkill|Kline Twp|Hazleton Area|1.5|0.5|52|12000|Berkheimer
400515|Schuylkill|McAdoo Boro|Hazleton Area|1.5|0|0||Berkheimer
400516|Schuylkill|North Union Twp|Hazleton Area|1.5|0.5|0||Berkheimer
400601|Luzerne|Harveys Lake Boro|Lake-Lehman|1|1|5+5||Berkheimer
400602|Luzerne|Jackson Twp|Lake-Lehman|1|1|47+5|12000|Berkheimer
400603|Luzerne|Lake Twp|Lake-Lehman|1|1|0+10||Berkheimer
400604|Luzerne|Lehman Twp|Lake-Lehman|1|0.5|47+5|12000|Berkheimer
400605|Luzerne|Ross Twp|Lake-Lehman|1|0.5|5+5||Berkheimer
400606|Wyoming|Noxen Twp|Lake-Lehman|1|1|0+10||Berkheimer
400701|Luzerne|Fairmount Twp|Northwest Area|1|0.5|0||Berkheimer
400702|Luzerne|Hunlock Twp|Northwest Area|1|1|52|12000|Berkheimer
400703|Luzerne|Huntington Twp|Northwest Area|1|0|10||Berkheimer
400704|Luzerne|New Columbus Boro|Northwest Area|1|0|0||Berkheimer
400705|Luzerne|Shickshinny Boro|Northwest Area|1|0|35|12000|Berkheimer
400706|Luzerne|Union Twp|Northwest Area|1|1|52|12000|Berkheimer
400801|Luzerne|Avoca Boro|Pittston Area|1|1|47+5|12000|Berkheimer
400802|Luzerne|Dupont Boro|Pittston Area|1|1|47+5|12000|Berkheimer
400803|Luzerne|Duryea Boro|Pittston Area|1|1|47+5|12000|Berkheimer
400804|Luzerne|Hughestown Boro|Pittston Area|1|1|47+5|12000|Berkheimer
400805|Luzerne|Jenkins Twp|Pittston Area|1|0.5|47+5|12000|Berkheimer
400806|Luzerne|Pittston City|Pittston Area|2.7|1|47+5|12000|Berkheimer
400807|Luzerne|Pittston Twp|Pittston Area|1|1|47+5|12000|Berkheimer
400808|Luzerne|Yatesville Boro|Pittston Area|1|0.5|47+5|12000|Berkheimer
400901|Luzerne|Bear Creek Twp|Wilkes-Barre Area|1|0.5|47+5|12000|Berkheimer
400902|Luzerne|Bear Creek Village Boro|Wilkes-Barre Area|1|0|5+5||Berkheimer
400903|Luzerne|Buck Twp|Wilkes-Barre Area|1|0.5|47+5|12000|Berkheimer
400904|Luzerne|Laflin Boro|Wilkes-Barre Area|1|1|47+5|12000|Berkheimer
400905|Luzerne|Laurel Run Boro|Wilkes-Barre Area|1|1|47+5|12000|Berkheimer
400906|Luzerne|Plains Twp|Wilkes-Barre Area|1|1|47+5|12000|Berkheimer
400907|Luzerne|Wilkes Barre City|Wilkes-Barre Area|3|1|47+5|12000|Berkheimer
400908|Luzerne|Wilkes Barre Twp|Wilkes-Barre Area|1.5|1|47+5|12000|Berkheimer
401001|Luzerne|Exeter Boro|Wyoming Area|1|1|47+5|12000|Berkheimer
401002|Luzerne|Exeter Twp|Wyoming Area|1|1|25+5|12000|Berkheimer
401003|Luzerne|West Pittston Boro|Wyoming Area|1|1|47+5|12000|Berkheimer
401004|Luzerne|West Wyoming Boro|Wyoming Area|1|1|47+5|12000|Berkheimer
401005|Luzerne|Wyoming Boro|Wyoming Area|1|1|47+5|12000|Berkheimer
401006|Wyoming|Exeter Twp|Wyoming Area|1|0|5+5||Berkheimer
401101|Luzerne|Courtdale Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401102|Luzerne|Edwardsville Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401103|Luzerne|Forty Fort Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401104|Luzerne|Kingston Boro|Wyoming Valley West|2.175|1|47+5|12000|Berkheimer
401105|Luzerne|Larksville Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401106|Luzerne|Luzerne Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401107|Luzerne|Plymouth Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401108|Luzerne|Pringle Boro|Wyoming Valley West|1|1|47+5|12000|Berkheimer
401109|Luzerne|Swoyersville Boro|Wyoming Valley West|1|1|5+5||Berkheimer
410101|Lycoming|Franklin Twp|East Lycoming|1.7|0.5|0||Keystone
410102|Lycoming|Hughesville Boro|East Lycoming|1.7|0.5|30|12000|Keystone
410103|Lycoming|Jordan Twp|East Lycoming|1.7|0.5|0||Keystone
410104|Lycoming|Mill Creek Twp|East Lycoming|1.7|0|0||Keystone
410105|Lycoming|Moreland Twp|East Lycoming|1.7|0|0||Keystone
410106|Lycoming|Penn Twp|East Lycoming|1.7|0|0||Keystone
410107|Lycoming|Picture Rocks Boro|East Lycoming|1.7|0|0||Keystone
410108|Lycoming|Shrewsbury Twp|East Lycoming|1.7|0|0||Keystone
410109|Lycoming|Wolf Twp|East Lycoming|1.7|0.5|10|1000|Keystone
410201|Clinton|Avis Boro|Jersey Shore Area|1.6|0.5|52|12000|Keystone
410202|Clinton|Crawford Twp|Jersey Shore Area|1.6|0|0||Keystone
410203|Clinton|Pine Creek Twp|Jersey Shore Area|1.6|0.5|40|12000|Keystone
410204|Lycoming|Anthony Twp|Jersey Shore Area|1.6|0.5|0||Keystone
410205|Lycoming|Bastress Twp|Jersey Shore Area|1.6|0|0||Keystone
410206|Lycoming|Brown Twp|Jersey Shore Area|1.6|0.5|0||Keystone
410207|Lycoming|Cummings Twp|Jersey Shore Area|1.6|0|0||Keystone
410208|Lycoming|Jersey Shore Boro|Jersey Shore Area|1.6|0.5|52|12000|Keystone
410209|Lycoming|Limestone Twp|Jersey Shore Area|1.6|0|0||Keystone
410210|Lycoming|McHenry Twp|Jersey Shore Area|1.6|0|0||Keystone
410211|Lycoming|Mifflin Twp|Jersey Shore Area|1.6|0.5|0||Keystone
410212|Lycoming|Nippenose Twp|Jersey Shore Area|1.6|0|0||Keystone
410213|Lycoming|Piatt Twp|Jersey Shore Area|1.6|0.5|0||Keystone
410214|Lycoming|Porter Twp|Jersey Shore Area|1.6|0.5|25|12000|Keystone
410215|Lycoming|Salladasburg Boro|Jersey Shore Area|1.6|0.5|0||Keystone
410216|Lycoming|Watson Twp|Jersey Shore Area|1.6|0.5|0||Keystone
410301|Lycoming|Loyalsock Twp|Loyalsock Township|1.65|0.5|47+5|12000|Keystone
410401|Lycoming|Brady Twp|Montgomery Area|1.75|0|0||Keystone
410402|Lycoming|Clinton Twp|Montgomery Area|1.75|0.5|52|12000|Keystone
410403|Lycoming|Montgomery Boro|Montgomery Area|1.75|0|10||Keystone
410404|Lycoming|Washington Twp|Montgomery Area|1.75|0|0||Keystone
410501|Lycoming|Cascade Twp|Montoursville Area|1.65|0|0||Keystone
410502|Lycoming|Eldred Twp|Montoursville Area|1.65|0.5|0||Keystone
410503|Lycoming|Fairfield Twp|Montoursville Area|1.65|0.5|5||Keystone
410504|Lycoming|Gamble Twp|Montoursville Area|1.65|0.5|0||Keystone
410505|Lycoming|Montoursville Boro|Montoursville Area|1.65|0.5|52|12000|Keystone
410506|Lycoming|Plunketts Creek Twp|Montoursville Area|1.65|0|0||Keystone
410507|Lycoming|Upper Fairfield Twp|Montoursville Area|1.65|0|0||Keystone
410601|Lycoming|Muncy Boro|Muncy|1.75|0.5|47+5|12000|Keystone
410602|Lycoming|Muncy Creek Twp|Muncy|1.75|0.5|47+5|12000|Keystone
410603|Lycoming|Muncy Twp|Muncy|1.75|0.5|47+5|12000|Keystone
410701|Lycoming|Armstrong Twp|South Williamsport A|1.6|0|0||Keystone
410702|Lycoming|DuBoistown Boro|South Williamsport A|1.6|0|52|12000|Keystone
410703|Lycoming|South Williamsport Boro|South Williamsport A|1.6|0|52|12000|Keystone
410704|Lycoming|Susquehanna Twp|South Williamsport A|1.6|0|0||Keystone
410801|Lycoming|Hepburn Twp|Williamsport Area|2|0|0||Keystone
410802|Lycoming|Lewis Twp|Williamsport Area|2|0.5|0||Keystone
410803|Lycoming|Lycoming Twp|Williamsport Area|2|0.5|0||Keystone
410804|Lycoming|Old Lycoming Twp|Williamsport Area|2|0.5|52|12000|Keystone
410805|Lycoming|Williamsport City|Williamsport Area|2|0.5|52|12000|Keystone
410806|Lycoming|Woodward Twp|Williamsport Area|2|0.5|0||Keystone
`
