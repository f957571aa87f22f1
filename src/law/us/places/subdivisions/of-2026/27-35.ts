/** Collection districts 27 to 35. */
export const rows = `
270101|Elk|Millstone Twp|Forest Area|1|1|0+10||Keystone
270102|Forest|Barnett Twp|Forest Area|1|1|5+5||Keystone
270103|Forest|Green Twp|Forest Area|1|1|0+10||Keystone
270104|Forest|Harmony Twp|Forest Area|1|0|5+5||Keystone
270105|Forest|Hickory Twp|Forest Area|1|1|42+10|12000|Keystone
270106|Forest|Howe Twp|Forest Area|1|0|47+5|12000|Keystone
270107|Forest|Jenks Twp|Forest Area|1|0.5|47+5|12000|Keystone
270108|Forest|Kingsley Twp|Forest Area|1|0|0+10||Keystone
270109|Forest|Tionesta Boro|Forest Area|1|1|47+5|12000|Keystone
270110|Forest|Tionesta Twp|Forest Area|1|0|0+10||Keystone
270111|Venango|President Twp|Forest Area|1|0|0+10||Keystone
280101|Franklin|Chambersburg Boro|Chambersburg Area|1.7|1|47+5|12000|Franklin County Area Tax Bureau
280102|Franklin|Greene Twp|Chambersburg Area|1.7|1|0+10||Franklin County Area Tax Bureau
280103|Franklin|Guilford Twp|Chambersburg Area|1.7|1|47+5|12000|Franklin County Area Tax Bureau
280104|Franklin|Hamilton Twp|Chambersburg Area|1.7|1|0+10||Franklin County Area Tax Bureau
280105|Franklin|Letterkenny Twp|Chambersburg Area|1.7|1|0+10||Franklin County Area Tax Bureau
280106|Franklin|Lurgan Twp|Chambersburg Area|1.7|1|0+10||Franklin County Area Tax Bureau
280201|Franklin|Fannett Twp|Fannett-Metal|1|1|0||Franklin County Area Tax Bureau
280202|Franklin|Metal Township|Fannett-Metal|1|0|52|12000|Franklin County Area Tax Bureau
280203|Perry|Toboyne Twp|Fannett-Metal|1|1|0||Franklin County Area Tax Bureau
280301|Franklin|Antrim Twp|Greencastle-Antrim|1|0|47+5|12000|Franklin County Area Tax Bureau
280302|Franklin|Greencastle Boro|Greencastle-Antrim|1|0.5|47+5|12000|Franklin County Area Tax Bureau
280401|Franklin|Mercersburg Boro|Tuscarora|1|0.5|52|12000|Franklin County Area Tax Bureau
280402|Franklin|Montgomery Twp|Tuscarora|1|0|52|12000|Franklin County Area Tax Bureau
280403|Franklin|Peters Twp|Tuscarora|1|0.5|52|12000|Franklin County Area Tax Bureau
280404|Franklin|St Thomas Twp|Tuscarora|1|0|0||Franklin County Area Tax Bureau
280405|Franklin|Warren Twp|Tuscarora|1|0|0||Franklin County Area Tax Bureau
280501|Franklin|Guilford Twp|Waynesboro Area|1|1|47+5|12000|Franklin County Area Tax Bureau
280502|Franklin|Mont Alto Boro|Waynesboro Area|1|1|47+5|12000|Franklin County Area Tax Bureau
280503|Franklin|Quincy Twp|Waynesboro Area|1|1|47+5|12000|Franklin County Area Tax Bureau
280504|Franklin|Washington Twp|Waynesboro Area|1|1|47+5|12000|Franklin County Area Tax Bureau
280505|Franklin|Waynesboro Boro|Waynesboro Area|1|0.5|47+5|12000|Franklin County Area Tax Bureau
290101|Fulton|Ayr Twp|Central Fulton|1|0|0||Keystone
290102|Fulton|Licking Creek Twp|Central Fulton|1|1|0||Keystone
290103|Fulton|McConnellsburg Boro|Central Fulton|1|0|0||Keystone
290104|Fulton|Todd Twp|Central Fulton|1|0|52|12000|Keystone
290201|Fulton|Dublin Twp|Forbes Road|1|0|0||Keystone
290202|Fulton|Taylor Twp|Forbes Road|1|0|0||Keystone
290203|Fulton|Wells Twp|Forbes Road|1|0|0||Keystone
290301|Fulton|Belfast Twp|Southern Fulton|1|0|0||Keystone
290302|Fulton|Bethel Twp|Southern Fulton|1|0|0||Keystone
290303|Fulton|Brush Creek Twp|Southern Fulton|1|0.5|0||Keystone
290304|Fulton|Thompson Twp|Southern Fulton|1|0|0||Keystone
290305|Fulton|Union Twp|Southern Fulton|1|0|0||Keystone
290306|Fulton|Valley-Hi  Boro|Southern Fulton|1|0.5|0||Keystone
300101|Greene|Carmichaels  Boro|Carmichaels Area|1|1|5+5||Keystone
300102|Greene|Cumberland Twp|Carmichaels Area|1|1|47+5|12000|Keystone
300201|Greene|Franklin Twp|Central Greene|1|1|10||Keystone
300202|Greene|Perry Twp|Central Greene|1|1|52|12000|Keystone
300203|Greene|Washington Twp|Central Greene|1|1|10||Keystone
300204|Greene|Wayne Twp|Central Greene|1|1|52|12000|Keystone
300205|Greene|Waynesburg Boro|Central Greene|1|1|52|12000|Keystone
300206|Greene|Whiteley Twp|Central Greene|1|1|52|12000|Keystone
300301|Greene|Clarksville Boro|Jefferson-Morgan|1|1|5+5||Keystone
300302|Greene|Jefferson Boro|Jefferson-Morgan|1|1|47+5|12000|Keystone
300303|Greene|Jefferson Twp|Jefferson-Morgan|1|1|47+5|12000|Keystone
300304|Greene|Morgan Twp|Jefferson-Morgan|1|1|47+5|12000|Keystone
300305|Greene|Rices Landing Boro|Jefferson-Morgan|1|1|5+5||Keystone
300401|Greene|Dunkard Twp|Southeastern Greene|1|1|5+5|12000|Keystone
300402|Greene|Greene Twp|Southeastern Greene|1|1|47+5|12000|Keystone
300403|Greene|Greensboro Boro|Southeastern Greene|1|0|0+5||Keystone
300404|Greene|Monongahela Twp|Southeastern Greene|1|1|5+5||Keystone
300501|Greene|Aleppo Twp|West Greene|1|1|52|12000|Keystone
300502|Greene|Center Twp|West Greene|1|1|52|12000|Keystone
300503|Greene|Freeport Twp|West Greene|1|1|0||Keystone
300504|Greene|Gilmore Twp|West Greene|1|1|0||Keystone
300505|Greene|Gray Twp|West Greene|1|0|10|1000|Keystone
300506|Greene|Jackson Twp|West Greene|1|0|0||Keystone
300507|Greene|Morris Twp|West Greene|1|1|52|12000|Keystone
300508|Greene|Richhill Twp|West Greene|1|1|52|12000|Keystone
300509|Greene|Springhill Twp|West Greene|1|1|0||Keystone
310101|Huntingdon|Brady Twp|Huntingdon Area|1.5|0.5|5+5||Capital Tax Collection Bureau
310102|Huntingdon|Henderson Twp|Huntingdon Area|1.5|0.5|47+5|12000|Capital Tax Collection Bureau
310103|Huntingdon|Huntingdon Boro|Huntingdon Area|1.5|1|47+5|12000|Capital Tax Collection Bureau
310104|Huntingdon|Jackson Twp|Huntingdon Area|1.5|1|5+5||Capital Tax Collection Bureau
310105|Huntingdon|Juniata Twp|Huntingdon Area|1.5|1|5+5||Capital Tax Collection Bureau
310106|Huntingdon|Lincoln Twp|Huntingdon Area|1.5|0|0+10||Capital Tax Collection Bureau
310107|Huntingdon|Marklesburg Boro|Huntingdon Area|1.5|0.5|0+10||Capital Tax Collection Bureau
310108|Huntingdon|Mill Creek Boro|Huntingdon Area|1.5|0.5|5+5||Capital Tax Collection Bureau
310109|Huntingdon|Miller Twp|Huntingdon Area|1.5|0|0+10||Capital Tax Collection Bureau
310110|Huntingdon|Oneida Twp|Huntingdon Area|1.5|0.5|5+5||Capital Tax Collection Bureau
310111|Huntingdon|Penn Twp|Huntingdon Area|1.5|1|0+10||Capital Tax Collection Bureau
310112|Huntingdon|Smithfield Twp|Huntingdon Area|1.5|0.5|47+5|12000|Capital Tax Collection Bureau
310113|Huntingdon|Walker Twp|Huntingdon Area|1.5|0|47+5|12000|Capital Tax Collection Bureau
310201|Huntingdon|Alexandria Boro|Juniata Valley|1.75|0|0||Capital Tax Collection Bureau
310202|Huntingdon|Barree Twp|Juniata Valley|1.75|0|0||Capital Tax Collection Bureau
310203|Huntingdon|Logan Twp|Juniata Valley|1.75|0|0||Capital Tax Collection Bureau
310204|Huntingdon|Morris Twp|Juniata Valley|1.75|0.5|0||Capital Tax Collection Bureau
310205|Huntingdon|Petersburg  Boro|Juniata Valley|1.75|1|52|12000|Capital Tax Collection Bureau
310206|Huntingdon|Porter Twp|Juniata Valley|1.75|1|52|12000|Capital Tax Collection Bureau
310207|Huntingdon|Spruce Creek Twp|Juniata Valley|1.75|1|0||Capital Tax Collection Bureau
310208|Huntingdon|West Twp|Juniata Valley|1.75|1|0||Capital Tax Collection Bureau
310301|Huntingdon|Mapleton Boro|Mount Union Area|1|0.5|0||Capital Tax Collection Bureau
310302|Huntingdon|Mount Union Boro|Mount Union Area|1|1|52|12000|Capital Tax Collection Bureau
310303|Huntingdon|Shirley Twp|Mount Union Area|1|0.5|10||Capital Tax Collection Bureau
310304|Huntingdon|Shirleysburg Boro|Mount Union Area|1|1|0||Capital Tax Collection Bureau
310305|Huntingdon|Union Twp|Mount Union Area|1|0.5|0||Capital Tax Collection Bureau
310306|Mifflin|Kistler Boro|Mount Union Area|1|1|30|12000|Capital Tax Collection Bureau
310307|Mifflin|Newton Hamilton Boro|Mount Union Area|1|1|0||Capital Tax Collection Bureau
310308|Mifflin|Wayne Twp|Mount Union Area|1|1|10||Capital Tax Collection Bureau
310401|Huntingdon|Cass Twp|Southern Huntingdon Co|1|0.5|0||Capital Tax Collection Bureau
310402|Huntingdon|Cassville Boro|Southern Huntingdon Co|1|0.5|0||Capital Tax Collection Bureau
310403|Huntingdon|Clay Twp|Southern Huntingdon Co|1|1|0||Capital Tax Collection Bureau
310404|Huntingdon|Cromwell Twp|Southern Huntingdon Co|1|0|0||Capital Tax Collection Bureau
310405|Huntingdon|Dublin Twp|Southern Huntingdon Co|1|1|0||Capital Tax Collection Bureau
310406|Huntingdon|Orbisonia Boro|Southern Huntingdon Co|1|0.5|10||Capital Tax Collection Bureau
310407|Huntingdon|Rockhill Boro|Southern Huntingdon Co|1|0.5|10||Capital Tax Collection Bureau
310408|Huntingdon|Saltillo Boro|Southern Huntingdon Co|1|1|0||Capital Tax Collection Bureau
310409|Huntingdon|Shade Gap Boro|Southern Huntingdon Co|1|1|0||Capital Tax Collection Bureau
310410|Huntingdon|Springfield Twp|Southern Huntingdon Co|1|1|0||Capital Tax Collection Bureau
310411|Huntingdon|Tell Twp|Southern Huntingdon Co|1|0.5|0||Capital Tax Collection Bureau
310412|Huntingdon|Three Springs Boro|Southern Huntingdon Co|1|0.5|0||Capital Tax Collection Bureau
320101|Indiana|Black Lick Twp|River Valley|1.25|0.5|47+5|12000|Berkheimer
320102|Indiana|Blairsville Boro|River Valley|1.25|1|47+5|12000|Berkheimer
320103|Indiana|Burrell Twp|River Valley|1.25|0.5|47+5|12000|Berkheimer
320104|Indiana|Conemaugh Twp|River Valley|1.25|0.5|47+5|12000|Berkheimer
320105|Indiana|Saltsburg Boro|River Valley|1.25|1|5+5||Berkheimer
320106|Indiana|Young Twp|River Valley|1.25|0.5|47+5|12000|Berkheimer
320107|Westmoreland|Loyalhanna Twp|River Valley|1.25|0|47+5|12000|Berkheimer
320201|Indiana|Center Twp|Homer-Center|1.4|1|47+5|12000|Berkheimer
320202|Indiana|Homer City Boro|Homer-Center|1.4|0.5|47+5|12000|Berkheimer
320301|Indiana|Armstrong Twp|Indiana Area|1.26|1|10|1000|Berkheimer
320302|Indiana|Indiana Boro|Indiana Area|1.25|1|52|12000|Berkheimer
320303|Indiana|Shelocta Boro|Indiana Area|1.25|0|0||Berkheimer
320304|Indiana|White Twp|Indiana Area|1.25|0.5|52|12000|Berkheimer
320401|Indiana|Canoe Twp|Marion Center Area|1.35|1|0||Berkheimer
320402|Indiana|Creekside Boro|Marion Center Area|1.35|0|0||Berkheimer
320403|Indiana|East Mahoning Twp|Marion Center Area|1.35|0.5|52|12000|Berkheimer
320404|Indiana|Ernest Boro|Marion Center Area|1.35|0.5|0||Berkheimer
320405|Indiana|Grant Twp|Marion Center Area|1.35|0.5|0||Berkheimer
320406|Indiana|Marion Center Boro|Marion Center Area|1.35|0.5|52|12000|Berkheimer
320407|Indiana|Plumville Boro|Marion Center Area|1.35|0.5|0||Berkheimer
320408|Indiana|Rayne Twp|Marion Center Area|1.35|0.5|52|12000|Berkheimer
320409|Indiana|South Mahoning Twp|Marion Center Area|1.35|0.5|0||Berkheimer
320410|Indiana|Washington Twp|Marion Center Area|1.35|0|0||Berkheimer
320501|Indiana|Cherryhill Twp|Penns Manor Area|1.25|0.5|0||Berkheimer
320502|Indiana|Clymer Boro|Penns Manor Area|1.25|0|52|12000|Berkheimer
320503|Indiana|Pine Twp|Penns Manor Area|1.25|0|10||Berkheimer
320601|Clearfield|Bell Twp|Purchase Line|1.2|0.5|0+10||Berkheimer
320602|Clearfield|Burnside Boro|Purchase Line|1.2|1|5+5||Berkheimer
320603|Clearfield|Mahaffey Boro|Purchase Line|1.2|1|0+10||Berkheimer
320604|Clearfield|New Washington Boro|Purchase Line|1.2|0|0+10||Berkheimer
320605|Clearfield|Newburg Boro|Purchase Line|1.2|0|0+10||Berkheimer
320606|Indiana|Glen Campbell Boro|Purchase Line|1.2|0.5|0+10||Berkheimer
320607|Indiana|Green Twp|Purchase Line|1.2|1|5+5||Berkheimer
320608|Indiana|Montgomery Twp|Purchase Line|1.2|0|5+5||Berkheimer
320701|Indiana|Armagh Boro|United|1.35|0|5+5||Berkheimer
320702|Indiana|Brush Valley Twp|United|1.35|0.5|5+5|2000|Berkheimer
320703|Indiana|Buffington Twp|United|1.35|0.5|47+5|12000|Berkheimer
320704|Indiana|East Wheatfield Twp|United|1.35|0.5|47+5|12000|Berkheimer
320705|Indiana|West Wheatfield Twp|United|1.35|0|47+5|12000|Berkheimer
330101|Elk|Horton Twp|Brockway Area|1|1|47+5|12000|Berkheimer
330102|Jefferson|Brockway Boro|Brockway Area|1|1|47+5|12000|Berkheimer
330103|Jefferson|Polk Twp|Brockway Area|1|1|0+10||Berkheimer
330104|Jefferson|Snyder Twp|Brockway Area|1|1|47+5|12000|Berkheimer
330105|Jefferson|Washington Twp|Brockway Area|1|1|47+5|12000|Berkheimer
330201|Jefferson|Barnett Twp|Brookville Area|1|1|0+10||Berkheimer
330202|Jefferson|Beaver Twp|Brookville Area|1|1|5+5||Berkheimer
330203|Jefferson|Brookville Boro|Brookville Area|1|1|47+5|12000|Berkheimer
330204|Jefferson|Clover Twp|Brookville Area|1|1|0+10||Berkheimer
330205|Jefferson|Eldred Twp|Brookville Area|1|1|0+10||Berkheimer
330206|Jefferson|Heath Twp|Brookville Area|1|1|0+10||Berkheimer
330207|Jefferson|Knox Twp|Brookville Area|1|1|0+10||Berkheimer
330208|Jefferson|Pine Creek Twp|Brookville Area|1|1|47+5|12000|Berkheimer
330209|Jefferson|Rose Twp|Brookville Area|1|1|47+5|12000|Berkheimer
330210|Jefferson|Summerville Boro|Brookville Area|1|1|5+5||Berkheimer
330211|Jefferson|Warsaw Twp|Brookville Area|1|1|47+5|12000|Berkheimer
330301|Indiana|Banks Twp|Punxsutawney Area|1|1|0||Berkheimer
330302|Indiana|Canoe Twp|Punxsutawney Area|1|1|0||Berkheimer
330303|Indiana|North Mahoning Twp|Punxsutawney Area|1|1|0||Berkheimer
330304|Jefferson|Bell Twp|Punxsutawney Area|1|1|0||Berkheimer
330305|Jefferson|Big Run Boro|Punxsutawney Area|1|1|52|12000|Berkheimer
330306|Jefferson|Gaskill Twp|Punxsutawney Area|1|1|0||Berkheimer
330307|Jefferson|Henderson Twp|Punxsutawney Area|1|1|0||Berkheimer
330308|Jefferson|McCalmont Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
330309|Jefferson|Oliver Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
330310|Jefferson|Perry Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
330311|Jefferson|Porter Twp|Punxsutawney Area|1|1|0||Berkheimer
330312|Jefferson|Punxsutawney Boro|Punxsutawney Area|1|1|52|12000|Berkheimer
330313|Jefferson|Ringgold Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
330314|Jefferson|Timblin Boro|Punxsutawney Area|1|1|0||Berkheimer
330315|Jefferson|Worthville Boro|Punxsutawney Area|1|1|0||Berkheimer
330316|Jefferson|Young Twp|Punxsutawney Area|1|1|52|12000|Berkheimer
340101|Juniata|Beale Twp|Juniata County|1|0|0||Capital Tax Collection Bureau
340102|Juniata|Delaware Twp|Juniata County|1|0|52|12000|Capital Tax Collection Bureau
340103|Juniata|Fayette Twp|Juniata County|1|0|0||Capital Tax Collection Bureau
340104|Juniata|Fermanagh Twp|Juniata County|1|0|52|12000|Capital Tax Collection Bureau
340105|Juniata|Lack Twp|Juniata County|1|1|0||Capital Tax Collection Bureau
340106|Juniata|Mifflin Boro|Juniata County|1|1|0||Capital Tax Collection Bureau
340107|Juniata|Mifflintown Boro|Juniata County|1|1|0||Capital Tax Collection Bureau
340108|Juniata|Milford Twp|Juniata County|1|1|0||Capital Tax Collection Bureau
340109|Juniata|Monroe Twp|Juniata County|1|1|0||Capital Tax Collection Bureau
340110|Juniata|Port Royal Boro|Juniata County|1|0|0||Capital Tax Collection Bureau
340111|Juniata|Spruce Hill Twp|Juniata County|1|0|0||Capital Tax Collection Bureau
340112|Juniata|Susquehanna Twp|Juniata County|1|0|52|12000|Capital Tax Collection Bureau
340113|Juniata|Thompsontown Boro|Juniata County|1|0|0||Capital Tax Collection Bureau
340114|Juniata|Turbett Twp|Juniata County|1|0|0||Capital Tax Collection Bureau
340115|Juniata|Tuscarora Twp|Juniata County|1|1|0||Capital Tax Collection Bureau
340116|Juniata|Walker Twp|Juniata County|1|1|52|12000|Capital Tax Collection Bureau
350101|Lackawanna|Waverly Twp|Abington Heights|1|1|5+5||Berkheimer
350102|Lackawanna|Clarks Green Boro|Abington Heights|1|0.5|47+5|12000|Berkheimer
350103|Lackawanna|Clarks Summit Boro|Abington Heights|1|1|47+5|12000|Berkheimer
350104|Lackawanna|Glenburn Twp|Abington Heights|1|1|0+10||Berkheimer
350105|Lackawanna|Newton Twp|Abington Heights|1|1|47+5|12000|Berkheimer
350106|Lackawanna|North Abington Twp|Abington Heights|1|1|47+5|12000|Berkheimer
350107|Lackawanna|Ransom Twp|Abington Heights|1|1|5+5||Berkheimer
350108|Lackawanna|South Abington Twp|Abington Heights|1|1|47+5|12000|Berkheimer
350201|Lackawanna|Carbondale City|Carbondale Area|2.5|1|47+5|12000|Berkheimer
350202|Lackawanna|Fell Twp|Carbondale Area|1|1|5+5||Berkheimer
350301|Lackawanna|Dunmore Boro|Dunmore|1|1|47+5|12000|Berkheimer
350401|Lackawanna|Carbondale Twp|Lakeland|1|0|0+10||Berkheimer
350402|Lackawanna|Greenfield Twp|Lakeland|1|0.5|47+5|12000|Berkheimer
350403|Lackawanna|Jermyn Boro|Lakeland|1|1|47+5|12000|Berkheimer
350404|Lackawanna|Mayfield Boro|Lakeland|1|0|47+5|12000|Berkheimer
350405|Lackawanna|Scott Twp|Lakeland|1|1|47+5|12000|Berkheimer
350501|Lackawanna|Dickson City Boro|Mid Valley|1|0.5|47+5|12000|Berkheimer
350502|Lackawanna|Olyphant Boro|Mid Valley|1|1|47+5|12000|Berkheimer
350503|Lackawanna|Throop Boro|Mid Valley|1|1|47+5|12000|Berkheimer
350601|Lackawanna|Clifton Twp|North Pocono|1|0|0||Berkheimer
350602|Lackawanna|Covington Twp|North Pocono|1|1|52|12000|Berkheimer
350603|Lackawanna|Elmhurst Twp|North Pocono|1|1|52|12000|Berkheimer
350604|Lackawanna|Jefferson Twp|North Pocono|1|0|0||Berkheimer
350605|Lackawanna|Madison Twp|North Pocono|1|0.5|0||Berkheimer
350606|Lackawanna|Moscow Boro|North Pocono|1|0.5|52|12000|Berkheimer
350607|Lackawanna|Roaring Brook Twp|North Pocono|1|0.5|0||Berkheimer
350608|Lackawanna|Spring Brook Twp|North Pocono|1|0.5|0||Berkheimer
350609|Lackawanna|Thornhurst Twp|North Pocono|1|0.5|0||Berkheimer
350610|Wayne|Lehigh Twp|North Pocono|1|0.5|0||Berkheimer
350701|Lackawanna|Old Forge Boro|Old Forge|1|1|47+5|12000|Berkheimer
350801|Lackawanna|Moosic Boro|Riverside|1|1|47+5|12000|Berkheimer
350802|Lackawanna|Taylor Boro|Riverside|1|1|47+5|12000|Berkheimer
350901|Lackawanna|Scranton City|Scranton|3.4|1|151+5|15600|Berkheimer
351001|Lackawanna|Archbald Boro|Valley View|1|1|47+5|12000|Berkheimer
351002|Lackawanna|Blakely Boro|Valley View|1|0.5|47+5|12000|Berkheimer
351003|Lackawanna|Jessup Boro|Valley View|1|1|47+5|12000|Berkheimer
`
