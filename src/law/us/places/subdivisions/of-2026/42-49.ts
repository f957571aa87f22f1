/** Collection districts 42 to 49. */
export const rows = `
420101|McKean|Bradford City|Bradford Area|1|1|52|12000|Berkheimer
420102|McKean|Bradford Twp|Bradford Area|1|1|52|12000|Berkheimer
420103|McKean|Corydon Twp|Bradford Area|1|1|0||Berkheimer
420104|McKean|Foster Twp|Bradford Area|1|1|52|12000|Berkheimer
420105|McKean|Lafayette Twp|Bradford Area|1|1|52|12000|Berkheimer
420106|McKean|Lewis Run Boro|Bradford Area|1|1|52|12000|Berkheimer
420201|Elk|Highland Twp|Kane Area|1.2|1|0||Berkheimer
420202|Elk|Jones Twp|Kane Area|1.2|1|0||Berkheimer
420203|McKean|Hamilton Twp|Kane Area|1.2|1|0||Berkheimer
420204|McKean|Kane Boro|Kane Area|1.2|1|52|12000|Berkheimer
420205|McKean|Mt Jewett Boro|Kane Area|1.2|1|0||Berkheimer
420206|McKean|Wetmore Twp|Kane Area|1.2|1|10||Berkheimer
420301|McKean|Ceres Twp|Otto-Eldred|1|1|0||Berkheimer
420302|McKean|Eldred Boro|Otto-Eldred|1|1|0||Berkheimer
420303|McKean|Eldred Twp|Otto-Eldred|1|1|0||Berkheimer
420304|McKean|Otto Twp|Otto-Eldred|1|1|0||Berkheimer
420401|McKean|Annin Twp|Port Allegany|1|0|0||Berkheimer
420402|McKean|Liberty Twp|Port Allegany|1|1|0||Berkheimer
420403|McKean|Port Allegany Boro|Port Allegany|1|0|52|12000|Berkheimer
420404|Potter|Pleasant Valley Twp|Port Allegany|1|0|0||Berkheimer
420405|Potter|Roulette Twp|Port Allegany|1|1|0||Berkheimer
420501|McKean|Hamlin Twp|Smethport Area|1|1|52|12000|Berkheimer
420502|McKean|Keating Twp|Smethport Area|1|1|52|12000|Berkheimer
420503|McKean|Norwich Twp|Smethport Area|1|0|0||Berkheimer
420504|McKean|Sergeant Twp|Smethport Area|1|0|0||Berkheimer
420505|McKean|Smethport Boro|Smethport Area|1|0|52|12000|Berkheimer
430101|Mercer|Deer Creek Twp|Commodore Perry|1|1|0+10||Berkheimer
430102|Mercer|Otter Creek Twp|Commodore Perry|1|1|0+10||Berkheimer
430103|Mercer|Perry Twp|Commodore Perry|1|1|0+10||Berkheimer
430104|Mercer|Salem Twp|Commodore Perry|1|1|0+10||Berkheimer
430105|Mercer|Sandy Creek Twp|Commodore Perry|1|1|0+10||Berkheimer
430106|Mercer|Sheakleyville Boro|Commodore Perry|1|1|0+10||Berkheimer
430201|Mercer|Farrell City|Farrell Area|2.5|1|47+5|12000|Berkheimer
430203|Mercer|Hermitage City|Farrell Area|2.25|1|47+5|12000|Berkheimer
430301|Mercer|Greenville Boro|Greenville Area|2.25|1|52|12000|Berkheimer
430302|Mercer|Hempfield Twp|Greenville Area|1|1|52|12000|Berkheimer
430303|Mercer|Sugar Grove Twp|Greenville Area|1|1|10||Berkheimer
430401|Mercer|Grove City Boro|Grove City Area|1|1|47+5|12000|Berkheimer
430402|Mercer|Liberty Twp|Grove City Area|1|1|5+5||Berkheimer
430403|Mercer|Pine Twp|Grove City Area|1|1|47+5|12000|Berkheimer
430404|Mercer|Springfield Twp|Grove City Area|1|1|47+5|12000|Berkheimer
430405|Mercer|Wolf Creek Twp|Grove City Area|1|1|5+5||Berkheimer
430501|Mercer|Hermitage City|Hermitage|2.25|1|47+5|12000|Berkheimer
430601|Mercer|Fairview Twp|Lakeview|1|1|5+5||Berkheimer
430602|Mercer|Jackson Center Boro|Lakeview|1|1|5+5||Berkheimer
430603|Mercer|Jackson Twp|Lakeview|1|1|20+5|12000|Berkheimer
430604|Mercer|Lake Twp|Lakeview|1|1|0+10||Berkheimer
430605|Mercer|Mill Creek Twp|Lakeview|1|1|5+5||Berkheimer
430606|Mercer|New Lebanon Boro|Lakeview|1|0|0+10||Berkheimer
430607|Mercer|New Vernon Twp|Lakeview|1|0.5|45+5|12000|Berkheimer
430608|Mercer|Sandy Lake Boro|Lakeview|1|1|47+5|12000|Berkheimer
430609|Mercer|Sandy Lake Twp|Lakeview|1|1|47+5|12000|Berkheimer
430610|Mercer|Stoneboro Boro|Lakeview|1|1|0+10||Berkheimer
430611|Mercer|Worth Twp|Lakeview|1|1|0+5||Berkheimer
430701|Mercer|Coolspring Twp|Mercer Area|1|1|5+5|1000|Berkheimer
430702|Mercer|East Lackawannock Twp|Mercer Area|1|1|5+5||Berkheimer
430703|Mercer|Findley Twp|Mercer Area|1|1|47+5|12000|Berkheimer
430704|Mercer|Jefferson Twp|Mercer Area|1|0.5|5+5||Berkheimer
430705|Mercer|Mercer Boro|Mercer Area|1|1|47+5|12000|Berkheimer
430801|Mercer|Delaware Twp|Reynolds|1|1|0+10||Berkheimer
430802|Mercer|Fredonia Boro|Reynolds|1|1|0+10||Berkheimer
430803|Mercer|Pymatuning Twp|Reynolds|1|1|47+5|12000|Berkheimer
430804|Mercer|West Salem Twp|Reynolds|1|1|47+5|12000|Berkheimer
430901|Mercer|Sharon City|Sharon City|2.25|1|47+5|12000|Berkheimer
431001|Mercer|Clark Boro|Sharpsville Area|1|1|40|12000|Berkheimer
431002|Mercer|Sharpsville Boro|Sharpsville Area|1|1|10||Berkheimer
431003|Mercer|South Pymatuning Twp|Sharpsville Area|1|1|52|12000|Berkheimer
431101|Mercer|Lackawannock Twp|West Middlesex Area|1|1|0+10||Berkheimer
431102|Mercer|Shenango Twp|West Middlesex Area|1|1|42+10|12000|Berkheimer
431103|Mercer|West Middlesex Boro|West Middlesex Area|1|1|47+5|12000|Berkheimer
440101|Mifflin|Armagh Twp|Mifflin County|1.35|1|47+5|12000|Keystone
440102|Mifflin|Bratton Twp|Mifflin County|1.35|1|0+10||Keystone
440103|Mifflin|Brown Twp|Mifflin County|1.35|1|47+5|12000|Keystone
440104|Mifflin|Burnham Boro|Mifflin County|1.35|1|47+5|12000|Keystone
440105|Mifflin|Decatur Twp|Mifflin County|1.35|1|5+5|12000|Keystone
440106|Mifflin|Derry Twp|Mifflin County|1.35|1|47+5|12000|Keystone
440107|Mifflin|Granville Twp|Mifflin County|1.35|1|47+5|12000|Keystone
440108|Mifflin|Juniata Terrace Boro|Mifflin County|1.35|0.5|5+5||Keystone
440109|Mifflin|Lewistown Boro|Mifflin County|1.35|1|47+5|12000|Keystone
440110|Mifflin|McVeytown Boro|Mifflin County|1.35|1|0+10||Keystone
440111|Mifflin|Menno Twp|Mifflin County|1.35|1|5+5||Keystone
440112|Mifflin|Oliver Twp|Mifflin County|1.35|1|5+5||Keystone
440113|Mifflin|Union Twp|Mifflin County|1.35|1|47+5|12000|Keystone
450101|Monroe|East Stroudsburg Boro|East Strousbg Area|1|1|47+5|12000|Berkheimer
450102|Monroe|Middle Smithfield Twp|East Strousbg Area|1|1|47+5|12000|Berkheimer
450103|Monroe|Price Twp|East Strousbg Area|1|1|0+10||Berkheimer
450104|Monroe|Smithfield Twp|East Strousbg Area|1|1|47+5|12000|Berkheimer
450105|Pike|Lehman Twp|East Strousbg Area|1|0.5|5+5||Berkheimer
450106|Pike|Porter Twp|East Strousbg Area|1|1|0+10||Berkheimer
450201|Monroe|Chestnuthill Twp|Pleasant Valley|1|1|0||Berkheimer
450202|Monroe|Eldred Twp|Pleasant Valley|1|1|0||Berkheimer
450203|Monroe|Polk Twp|Pleasant Valley|1|1|0||Berkheimer
450204|Monroe|Ross Twp|Pleasant Valley|1|1|0||Berkheimer
450301|Monroe|Barrett Twp|Pocono Mountain|1|1|52|12000|Berkheimer
450302|Monroe|Coolbaugh Twp|Pocono Mountain|1|1|52|12000|Berkheimer
450303|Monroe|Jackson Twp|Pocono Mountain|1.25|1|0||Berkheimer
450304|Monroe|Mount Pocono Boro|Pocono Mountain|1|1|52|12000|Berkheimer
450305|Monroe|Paradise Twp|Pocono Mountain|1.25|1|30|12000|Berkheimer
450306|Monroe|Pocono Twp|Pocono Mountain|1|1|52|12000|Berkheimer
450307|Monroe|Tobyhanna Twp|Pocono Mountain|1|1|52|12000|Berkheimer
450308|Monroe|Tunkhannock Twp|Pocono Mountain|1|1|52|12000|Berkheimer
450401|Monroe|Delaware Water Gap Boro|Stroudsburg Area|1|1|47+5|12000|Berkheimer
450402|Monroe|Hamilton Twp|Stroudsburg Area|1|1|5+5||Berkheimer
450403|Monroe|Stroud Twp|Stroudsburg Area|1.25|1|47+5|12000|Berkheimer
450404|Monroe|Stroudsburg Boro|Stroudsburg Area|1|1|47+5|12000|Berkheimer
460101|Montgomery|Abington Twp|Abington|1|1|52|12000|Berkheimer
460102|Montgomery|Rockledge Boro|Abington|1|1|52|12000|Berkheimer
460201|Montgomery|Bryn Athyn Boro|Bryn Athyn|1|1|52|12000|Berkheimer
460301|Montgomery|Cheltenham Twp|Cheltenham Twp|1.5|1|47+5|12000|Berkheimer
460401|Montgomery|Conshohocken Boro|Colonial|1|1|52|12000|Berkheimer
460402|Montgomery|Plymouth Twp|Colonial|1.1|1|52|12000|Berkheimer
460403|Montgomery|Whitemarsh Twp|Colonial|1.25|1|52|12000|Berkheimer
460501|Montgomery|Hatboro Boro|Hatboro-Horsham|1|1|52|12000|Berkheimer
460502|Montgomery|Horsham Twp|Hatboro-Horsham|1|1|52|12000|Berkheimer
460601|Montgomery|Jenkintown Boro|Jenkintown|1|1|42+10|12000|Berkheimer
460701|Montgomery|Lower Merion Twp|Lower Merion|0|0|47+5|12000|Berkheimer
460702|Montgomery|Narberth Boro|Lower Merion|1|1|0+5||Berkheimer
460801|Montgomery|Lower Moreland Twp|Lower Moreland Twp|1|1|52|12000|Berkheimer
460901|Montgomery|Lower Providence Twp|Methacton|1|1|47+5|12000|Berkheimer
460902|Montgomery|Worcester Twp|Methacton|1|1|0+10||Berkheimer
461001|Montgomery|East Norriton Twp|Norristown Area|1|1|52|12000|Berkheimer
461002|Montgomery|Norristown Boro|Norristown Area|2.1|1|52|12000|Berkheimer
461003|Montgomery|West Norriton Twp|Norristown Area|1|1|52|12000|Berkheimer
461101|Bucks|New Britain Twp|North Penn|1.125|1|52|12000|Berkheimer
461102|Montgomery|Hatfield Boro|North Penn|1|0.5|52|12000|Berkheimer
461103|Montgomery|Hatfield Twp|North Penn|1|1|52|12000|Berkheimer
461104|Montgomery|Lansdale Boro|North Penn|1|1|52|12000|Berkheimer
461105|Montgomery|Montgomery Twp|North Penn|1|1|52|12000|Berkheimer
461106|Montgomery|North Wales Boro|North Penn|1|1|52|12000|Berkheimer
461107|Montgomery|Towamencin Twp|North Penn|1|1|52|12000|Berkheimer
461108|Montgomery|Upper Gwynedd Twp|North Penn|1|1|52|12000|Berkheimer
461109|Bucks|Hilltown Twp|North Penn|1|1|52|12000|Berkheimer
461201|Montgomery|Collegeville Boro|Perkiomen Valley|1.4|1|52|12000|Berkheimer
461202|Montgomery|Lower Frederick Twp|Perkiomen Valley|1.45|1|0||Berkheimer
461203|Montgomery|Perkiomen Twp|Perkiomen Valley|1.525|1|0||Berkheimer
461204|Montgomery|Schwenksville Boro|Perkiomen Valley|1.4|1|0||Berkheimer
461205|Montgomery|Skippack Twp|Perkiomen Valley|1.65|1|0||Berkheimer
461206|Montgomery|Trappe Boro|Perkiomen Valley|1.4|1|52|12000|Berkheimer
461301|Montgomery|Lower Pottsgrove Twp|Pottsgrove|1|1|47+5|12000|Berkheimer
461302|Montgomery|Upper Pottsgrove Twp|Pottsgrove|1.25|1|47+5|12000|Berkheimer
461303|Montgomery|West Pottsgrove Twp|Pottsgrove|1|1|45+5|12000|Berkheimer
461401|Montgomery|Pottstown Boro|Pottstown|1|1|47+5|12000|Berkheimer
461501|Montgomery|Franconia Twp|Souderton Area|1.25|1|52|12000|Berkheimer
461502|Montgomery|Lower Salford Twp|Souderton Area|1|1|52|12000|Berkheimer
461503|Montgomery|Salford Twp|Souderton Area|1|1|0||Berkheimer
461504|Montgomery|Souderton Boro|Souderton Area|1|1|52|12000|Berkheimer
461505|Bucks/Montgomery|Telford Boro|Souderton Area|1|1|52|12000|Berkheimer
461506|Montgomery|Upper Salford Twp|Souderton Area|1|1|0||Berkheimer
461601|Montgomery|Springfield Twp|Springfield Twp|1|1|52|12000|Berkheimer
461701|Chester|Spring City Boro|Spring-Ford Area|1|1|47+5|12000|Berkheimer
461702|Montgomery|Limerick Twp|Spring-Ford Area|1|1|47+5|12000|Berkheimer
461703|Montgomery|Royersford Boro|Spring-Ford Area|1|1|47+5|12000|Berkheimer
461704|Montgomery|Upper Providence Twp|Spring-Ford Area|1|1|47+5|12000|Berkheimer
461801|Montgomery|Upper Dublin Twp|Upper Dublin|1|1|52|12000|Berkheimer
461901|Montgomery|Bridgeport Boro|Upper Merion Area|1|1|47+5|12000|Berkheimer
461902|Montgomery|Upper Merion Twp|Upper Merion Area|0|0|47+5|12000|Berkheimer
461903|Montgomery|West Conshohocken Boro|Upper Merion Area|1|1|52|12000|Berkheimer
462001|Montgomery|Upper Moreland Twp|Upper Moreland Twp|1|1|52|12000|Berkheimer
462101|Berks|Hereford Twp|Upper Perkiomen|1|1|52|12000|Berkheimer
462102|Montgomery|East Greenville Boro|Upper Perkiomen|1|1|52|12000|Berkheimer
462103|Montgomery|Green Lane Boro|Upper Perkiomen|1|1|0||Berkheimer
462104|Montgomery|Marlborough Twp|Upper Perkiomen|1|1|52|12000|Berkheimer
462105|Montgomery|Pennsburg Boro|Upper Perkiomen|1|1|52|12000|Berkheimer
462106|Montgomery|Red Hill Boro|Upper Perkiomen|1|1|52|12000|Berkheimer
462107|Montgomery|Upper Hanover Twp|Upper Perkiomen|1|1|10|2000|Berkheimer
462201|Montgomery|Ambler Boro|Wissahickon|1|1|52|12000|Berkheimer
462202|Montgomery|Lower Gwynedd Twp|Wissahickon|1|1|52|12000|Berkheimer
462203|Montgomery|Whitpain Twp|Wissahickon|1.06|1|52|12000|Berkheimer
470101|Montour|Cooper Twp|Danville Area|1.65|1|52|12000|Danville Area Earned Income Tax Office
470102|Montour|Danville Boro|Danville Area|1.65|1|52|12000|Danville Area Earned Income Tax Office
470103|Montour|Derry Twp|Danville Area|1.65|1|30|12000|Danville Area Earned Income Tax Office
470104|Montour|Liberty Twp|Danville Area|1.65|0|0||Danville Area Earned Income Tax Office
470105|Montour|Mahoning Twp|Danville Area|1.65|1|52|12000|Danville Area Earned Income Tax Office
470106|Montour|Mayberry Twp|Danville Area|1.65|0|0||Danville Area Earned Income Tax Office
470107|Montour|Valley Twp|Danville Area|1.65|0|10||Danville Area Earned Income Tax Office
470108|Montour|Washingtonville Boro|Danville Area|1.65|0|0||Danville Area Earned Income Tax Office
470109|Montour|West Hemlock Twp|Danville Area|1.65|1|0||Danville Area Earned Income Tax Office
470110|Northumberland|Riverside Boro|Danville Area|1.65|1|52|12000|Danville Area Earned Income Tax Office
470111|Northumberland|Rush Twp|Danville Area|1.65|0|0||Danville Area Earned Income Tax Office
480101|Northampton|Bangor Boro|Bangor Area|1.23|1|47+5|12000|Keystone
480102|Northampton|East Bangor Boro|Bangor Area|1.2|1|5+5||Keystone
480103|Northampton|Lower Mt Bethel Twp|Bangor Area|1.45|1|47+5|12000|Keystone
480104|Northampton|Portland Boro|Bangor Area|1.2|1|47+5|12000|Keystone
480105|Northampton|Roseto Boro|Bangor Area|1.2|1|5+5||Keystone
480106|Northampton|Upper Mt Bethel Twp|Bangor Area|1.325|1|47+5|12000|Keystone
480107|Northampton|Washington Twp|Bangor Area|1.2|1|47+5|12000|Keystone
480201|Lehigh|Fountain Hill Boro|Bethlehem Area|1|1|47+5|12000|Keystone
480202|Lehigh/Northampton|Bethlehem City|Bethlehem Area|1|1|47+5|12000|Keystone
480203|Northampton|Bethlehem Twp|Bethlehem Area|1|1|47+5|12000|Keystone
480204|Northampton|Freemansburg Boro|Bethlehem Area|1|1|47+5|12000|Keystone
480205|Northampton|Hanover Twp|Bethlehem Area|1|1|47+5|12000|Keystone
480302|Northampton|Easton City|Easton Area|1.95|1|52|12000|Keystone
480303|Northampton|Forks Twp|Easton Area|1|1|52|12000|Keystone
480304|Northampton|Lower Mt Bethel Twp|Easton Area|1.25|1|52|12000|Keystone
480305|Northampton|Palmer Twp|Easton Area|1|1|52|12000|Keystone
480401|Northampton|Bushkill Twp|Nazareth Area|1.45|1|52|12000|Keystone
480402|Northampton|Lower Nazareth Twp|Nazareth Area|1.45|1|52|12000|Keystone
480403|Northampton|Nazareth Boro|Nazareth Area|1.2|1|52|12000|Keystone
480404|Northampton|Stockertown Boro|Nazareth Area|1.2|1|52|12000|Keystone
480405|Northampton|Tatamy Boro|Nazareth Area|1.2|1|52|12000|Keystone
480406|Northampton|Upper Nazareth Twp|Nazareth Area|1.45|1|52|12000|Keystone
480407|Northampton|Palmer Twp|Nazareth Area|1.2|1|52|12000|Keystone
480501|Northampton|Allen Twp|Northampton Area|1.2|1|52|12000|Keystone
480502|Northampton|Bath Boro|Northampton Area|1.2|1|52|12000|Keystone
480503|Northampton|Chapman Boro|Northampton Area|1.2|1|0||Keystone
480504|Northampton|East Allen Twp|Northampton Area|1.45|1|52|12000|Keystone
480505|Northampton|Lehigh Twp|Northampton Area|1.2|1|52|12000|Keystone
480506|Northampton|Moore Twp|Northampton Area|1.45|1|52|12000|Keystone
480507|Northampton|Northampton Boro|Northampton Area|1.2|1|52|12000|Keystone
480601|Northampton|Pen Argyl Boro|Pen Argyl Area|1.35|1|52|12000|Keystone
480602|Northampton|Plainfield Twp|Pen Argyl Area|1.6|1|52|12000|Keystone
480603|Northampton|Wind Gap Boro|Pen Argyl Area|1.35|1|52|12000|Keystone
480701|Northampton|Hellertown Boro|Saucon Valley|1|1|47+5|12000|Keystone
480702|Northampton|Lower Saucon Twp|Saucon Valley|1|1|47+5|12000|Keystone
480703|Northampton|Bethlehem City|Saucon Valley|1|1|47+5|12000|Keystone
480801|Northampton|Glendon Boro|Wilson Area|1|1|5+5|2000|Keystone
480802|Northampton|West Easton Boro|Wilson Area|1|1|0+5||Keystone
480803|Northampton|Williams Twp|Wilson Area|1.25|1|47+5|12000|Keystone
480804|Northampton|Wilson Boro|Wilson Area|1|1|47+5|12000|Keystone
490101|Northumberland|Herndon Boro|Line Mountain|1|1|10||Keystone
490102|Northumberland|Jackson Twp|Line Mountain|1|1|10||Keystone
490103|Northumberland|Jordan Twp|Line Mountain|1|0|0||Keystone
490104|Northumberland|Little Mahanoy Twp|Line Mountain|1|1|0||Keystone
490105|Northumberland|Lower Augusta Twp|Line Mountain|1|0|0||Keystone
490106|Northumberland|Lower Mahanoy Twp|Line Mountain|1|1|0||Keystone
490107|Northumberland|Upper Mahanoy Twp|Line Mountain|1|1|0||Keystone
490108|Northumberland|Washington Twp|Line Mountain|1|1|0||Keystone
490109|Northumberland|West Cameron Twp|Line Mountain|1|0|0||Keystone
490110|Northumberland|Zerbe Twp|Line Mountain|1|1|0||Keystone
490201|Northumberland|East Chillisquaque Twp|Milton Area|1.8|1|0||Keystone
490202|Northumberland|Milton Boro|Milton Area|1.8|0.5|52|12000|Keystone
490203|Northumberland|Turbot Twp|Milton Area|1.8|1|52|12000|Keystone
490204|Northumberland|West Chillisquaque Twp|Milton Area|1.8|0|52|12000|Keystone
490205|Union|White Deer Twp|Milton Area|1.8|1|52|12000|Keystone
490301|Columbia|Centralia Boro|Mount Carmel Area|1|0.5|5+5||Keystone
490302|Northumberland|Kulpmont Boro|Mount Carmel Area|1|1|47+5|12000|Keystone
490303|Northumberland|Marion Heights Boro|Mount Carmel Area|1|1|5+5||Keystone
490304|Northumberland|Mt Carmel Boro|Mount Carmel Area|1|0.5|47+5|12000|Keystone
490305|Northumberland|Mt Carmel Twp|Mount Carmel Area|1|1|47+5|12000|Keystone
490401|Northumberland|Coal Twp|Shamokin Area|1|1|47+5|12000|Keystone
490402|Northumberland|East Cameron Twp|Shamokin Area|1|1|0+10||Keystone
490403|Northumberland|Shamokin City|Shamokin Area|1|1|47+5|12000|Keystone
490404|Northumberland|Shamokin Twp|Shamokin Area|1|1|47+5|12000|Keystone
490501|Northumberland|Northumberland Boro|Shikellamy|1.45|0|52|12000|Keystone
490502|Northumberland|Point Twp|Shikellamy|1.45|0|52|12000|Keystone
490503|Northumberland|Rockefeller Twp|Shikellamy|1.45|1|0||Keystone
490504|Northumberland|Snydertown Boro|Shikellamy|1.45|1|0||Keystone
490505|Northumberland|Sunbury City|Shikellamy|1.45|1|52|12000|Keystone
490506|Northumberland|Upper Augusta Twp|Shikellamy|1.45|0.5|0||Keystone
490601|Montour|Anthony Twp|Warrior Run|1.8|1|0||Keystone
490602|Montour|Limestone Twp|Warrior Run|1.8|0|0||Keystone
490603|Northumberland|Delaware Twp|Warrior Run|1.8|0|10||Keystone
490604|Northumberland|Lewis Twp|Warrior Run|1.8|1|52|12000|Keystone
490605|Northumberland|McEwensville Boro|Warrior Run|1.8|1|0||Keystone
490606|Northumberland|Turbotville Boro|Warrior Run|1.8|0.5|10||Keystone
490607|Northumberland|Watsontown Boro|Warrior Run|1.8|1|52|12000|Keystone
490608|Union|Gregg Twp|Warrior Run|1.8|1|52|12000|Keystone
`
