/** Collection districts 59 to 66. */
export const rows = `
590101|Tioga|Brookfield Twp|Northern Tioga|1.7|1|5+5||Keystone
590102|Tioga|Chatham Twp|Northern Tioga|1.7|1|5+5||Keystone
590103|Tioga|Clymer Twp|Northern Tioga|1.7|1|5+5||Keystone
590104|Tioga|Deerfield Twp|Northern Tioga|1.7|1|5+5||Keystone
590105|Tioga|Elkland Boro|Northern Tioga|1.7|1|47+5|12000|Keystone
590106|Tioga|Farmington Twp|Northern Tioga|1.7|1|5+5||Keystone
590107|Tioga|Jackson Twp|Northern Tioga|1.7|1|5+5||Keystone
590108|Tioga|Knoxville Boro|Northern Tioga|1.7|1|5+5||Keystone
590109|Tioga|Lawrence Twp|Northern Tioga|1.7|1|5+5||Keystone
590110|Tioga|Lawrenceville Boro|Northern Tioga|1.7|1|25+5|12000|Keystone
590111|Tioga|Nelson Twp|Northern Tioga|1.7|1|0+5||Keystone
590112|Tioga|Osceola Twp|Northern Tioga|1.7|1|5+5||Keystone
590113|Tioga|Tioga Boro|Northern Tioga|1.7|1|47+5|12000|Keystone
590114|Tioga|Tioga Twp|Northern Tioga|1.7|1|5+5||Keystone
590115|Tioga|Westfield Boro|Northern Tioga|1.7|1|5+5||Keystone
590116|Tioga|Westfield Twp|Northern Tioga|1.7|1|5+5||Keystone
590201|Lycoming|Cogan House Twp|Southern Tioga|1.7|0|0||Keystone
590202|Lycoming|Jackson Twp|Southern Tioga|1.2|0|0||Keystone
590203|Tioga|Bloss Twp|Southern Tioga|1.7|1|0||Keystone
590204|Tioga|Blossburg Boro|Southern Tioga|1.7|1|52|12000|Keystone
590205|Tioga|Covington Twp|Southern Tioga|1.7|1|0||Keystone
590206|Tioga|Hamilton Twp|Southern Tioga|1.7|1|0||Keystone
590207|Tioga|Liberty Boro|Southern Tioga|1.7|1|0||Keystone
590208|Tioga|Liberty Twp|Southern Tioga|1.7|1|0||Keystone
590209|Tioga|Mansfield Boro|Southern Tioga|1.7|1|52|12000|Keystone
590210|Tioga|Morris Twp|Southern Tioga|1.7|1|0||Keystone
590211|Tioga|Putnam Twp|Southern Tioga|1.7|1|52|12000|Keystone
590212|Tioga|Richmond Twp|Southern Tioga|1.7|0|0||Keystone
590213|Tioga|Roseville Boro|Southern Tioga|1.7|1|0||Keystone
590214|Tioga|Rutland Twp|Southern Tioga|1.7|1|0||Keystone
590215|Tioga|Sullivan Twp|Southern Tioga|1.7|0|0||Keystone
590216|Tioga|Ward Twp|Southern Tioga|1.7|1|0||Keystone
590301|Lycoming|Pine Twp|Wellsboro Area|1.5|1|5+5||Keystone
590302|Tioga|Charleston Twp|Wellsboro Area|1.5|1|5+5||Keystone
590303|Tioga|Delmar Twp|Wellsboro Area|1.5|1|5+5|12000|Keystone
590304|Tioga|Duncan Twp|Wellsboro Area|1.5|0|5+5||Keystone
590305|Tioga|Middlebury Twp|Wellsboro Area|1.5|1|5+5||Keystone
590306|Tioga|Shippen Twp|Wellsboro Area|1.5|0|5+5||Keystone
590307|Tioga|Wellsboro  Boro|Wellsboro Area|1.5|1|47+5|12000|Keystone
600101|Union|East Buffalo Twp|Lewisburg Area|2|0.5|52|12000|Berkheimer
600102|Union|Kelly Twp|Lewisburg Area|2|1|52|12000|Berkheimer
600103|Union|Lewisburg Boro|Lewisburg Area|2|1|52|12000|Berkheimer
600104|Union|Union Twp|Lewisburg Area|2|0|0||Berkheimer
600201|Union|Buffalo Twp|Mifflinburg Area|2.05|0|52|12000|Berkheimer
600202|Union|Hartleton Boro|Mifflinburg Area|2.05|0|0||Berkheimer
600203|Union|Hartley Twp|Mifflinburg Area|2.05|1|52|12000|Berkheimer
600204|Union|Lewis Twp|Mifflinburg Area|2.05|1|0||Berkheimer
600205|Union|Limestone Twp|Mifflinburg Area|2.05|0|0||Berkheimer
600206|Union|Mifflinburg Boro|Mifflinburg Area|2.05|0.5|10||Berkheimer
600207|Union|New Berlin Boro|Mifflinburg Area|2.05|0|52|12000|Berkheimer
600208|Union|Union Twp|Mifflinburg Area|2.05|0|0||Berkheimer
600209|Union|West Buffalo Twp|Mifflinburg Area|2.05|0|0||Berkheimer
610101|Venango|Cranberry Twp|Cranberry Area|1|1|42+10|12000|Berkheimer
610102|Venango|Pinegrove Twp|Cranberry Area|1|0.5|0+10||Berkheimer
610103|Venango|Rockland Twp|Cranberry Area|1|0|0+10||Berkheimer
610201|Venango|Barkeyville Boro|Franklin Area|1|1|47+5|12000|Berkheimer
610202|Venango|Canal Twp|Franklin Area|1|1|0+10||Berkheimer
610203|Venango|Clinton Twp|Franklin Area|1|1|15+10|12000|Berkheimer
610204|Venango|Clintonville Boro|Franklin Area|1|1|0+10||Berkheimer
610205|Venango|Franklin City|Franklin Area|1.75|1|47+5|12000|Berkheimer
610206|Venango|Frenchcreek Twp|Franklin Area|1|1|5+5||Berkheimer
610207|Venango|Irwin Twp|Franklin Area|1|1|0+10||Berkheimer
610208|Venango|Mineral Twp|Franklin Area|1|1|0+10||Berkheimer
610209|Venango|Polk Boro|Franklin Area|1|0|47+5|12000|Berkheimer
610210|Venango|Sandycreek Twp|Franklin Area|1|1|5+5||Berkheimer
610211|Venango|Utica Boro|Franklin Area|1|1|0+10||Berkheimer
610212|Venango|Victory Twp|Franklin Area|1|0|0+10||Berkheimer
610301|Venango|Cornplanter Twp|Oil City Area|1|1|47+5|12000|Berkheimer
610302|Venango|Oakland Twp|Oil City Area|1|0|0+10||Berkheimer
610303|Venango|Oil City|Oil City Area|1|1|47+5|12000|Berkheimer
610304|Venango|Rouseville Boro|Oil City Area|1|1|47+5|12000|Berkheimer
610305|Venango|President Twp|Oil City Area|1|0|0+10||Berkheimer
610401|Venango|Cooperstown Boro|Valley Grove|1|0|5+5||Berkheimer
610402|Venango|Jackson Twp|Valley Grove|1|1|0+10||Berkheimer
610403|Venango|Sugarcreek  Boro|Valley Grove|1|1|42+10|12000|Berkheimer
620101|Warren|Bear Lake Boro|Warren County|1|0|0+5||Berkheimer
620102|Warren|Brokenstraw Twp|Warren County|1|1|47+5|12000|Berkheimer
620103|Warren|Cherry Grove Twp|Warren County|1|1|0+5||Berkheimer
620104|Warren|Clarendon Boro|Warren County|1|1|47+5|12000|Berkheimer
620105|Warren|Conewango Twp|Warren County|1|1|47+5|12000|Berkheimer
620106|Warren|Deerfield Twp|Warren County|1|0|0+5||Berkheimer
620107|Warren|Eldred Twp|Warren County|1|1|0+5||Berkheimer
620108|Warren|Elk Twp|Warren County|1|1|0+5||Berkheimer
620109|Warren|Farmington Twp|Warren County|1|0|0+5||Berkheimer
620110|Warren|Freehold Twp|Warren County|1|0|0+5||Berkheimer
620111|Warren|Glade Twp|Warren County|1|1|47+5|12000|Berkheimer
620112|Warren|Limestone Twp|Warren County|1|0.5|0+5||Berkheimer
620113|Warren|Mead Twp|Warren County|1|1|47+5|12000|Berkheimer
620114|Warren|Pine Grove Twp|Warren County|1|1|0+5||Berkheimer
620115|Warren|Pittsfield Twp|Warren County|1|1|0+5||Berkheimer
620116|Warren|Pleasant Twp|Warren County|1|1|47+5|12000|Berkheimer
620117|Warren|Sheffield Twp|Warren County|1|1|47+5|12000|Berkheimer
620118|Warren|Sugar Grove Boro|Warren County|1|0|0+5||Berkheimer
620119|Warren|Sugar Grove Twp|Warren County|1|1|0+5||Berkheimer
620120|Warren|Tidioute Boro|Warren County|1|0|47+5|12000|Berkheimer
620121|Warren|Triumph Twp|Warren County|1|0|0+5||Berkheimer
620122|Warren|Warren City|Warren County|2.8|1|47+5|12000|Berkheimer
620123|Warren|Watson Twp|Warren County|1|0.5|0+5||Berkheimer
620124|Warren|Youngsville Boro|Warren County|2.5|1|47+5|12000|Berkheimer
630101|Washington|Cross Creek Twp|Avella Area|1|1|52|12000|Keystone
630102|Washington|Hopewell Twp|Avella Area|1|1|52|12000|Keystone
630103|Washington|Independence Twp|Avella Area|1|1|0||Keystone
630104|Washington|West Middletown Boro|Avella Area|1|1|0||Keystone
630201|Washington|Bentleyville Boro|Bentworth|1|0.5|47+5|12000|Keystone
630202|Washington|Cokeburg Boro|Bentworth|1|0.5|47+5|12000|Keystone
630203|Washington|Ellsworth Boro|Bentworth|1|1|47+5|12000|Keystone
630204|Washington|North Bethlehem Twp|Bentworth|1|1|47+5|12000|Keystone
630205|Washington|Somerset Twp|Bentworth|1|1|5+5||Keystone
630301|Washington|Beallsville Boro|Bethlehem-Center|1|1|47+5|12000|Keystone
630302|Washington|Centerville Boro|Bethlehem-Center|1|1|30+5|12000|Keystone
630303|Washington|Deemston Boro|Bethlehem-Center|1|0|47+5|12000|Keystone
630304|Washington|East Bethlehem Twp|Bethlehem-Center|1|1|5+5|12000|Keystone
630305|Washington|Marianna Boro|Bethlehem-Center|1|1|10+5||Keystone
630306|Washington|West Bethlehem Twp|Bethlehem-Center|1|1|10+5||Keystone
630401|Washington|Burgettstown Boro|Burgettstown Area|1|1|52|12000|Keystone
630402|Washington|Hanover Twp|Burgettstown Area|1|1|0||Keystone
630403|Washington|Jefferson Twp|Burgettstown Area|1|0.5|0||Keystone
630404|Washington|Smith Twp|Burgettstown Area|1|1|52|12000|Keystone
630501|Washington|Allenport Boro|California A|1|1|47+5|12000|Keystone
630502|Washington|California Boro|California A|1|1|47+5|12000|Keystone
630503|Washington|Coal Center Boro|California A|1|0.5|0+5||Keystone
630504|Washington|Elco Boro|California A|1|1|0+5||Keystone
630505|Washington|Long Branch Boro|California A|1|1|5+5||Keystone
630506|Washington|Roscoe Boro|California A|1|1|5+5||Keystone
630507|Washington|West Brownsville Boro|California A|1|1|47+5|12000|Keystone
630508|Washington|West Pike Run Twp|California A|1|1|47+5|12000|Keystone
630601|Washington|Canonsburg  Boro|Canon-McMillan|1|1|47+5|12000|Keystone
630602|Washington|Cecil Twp|Canon-McMillan|1|1|47+5|12000|Keystone
630603|Washington|North Strabane Twp|Canon-McMillan|1|1|47+5|12000|Keystone
630701|Washington|Charleroi Boro|Charleroi Area|1|1|47+5|12000|Keystone
630702|Washington|Dunlevy Boro|Charleroi Area|1|1|25+5|12000|Keystone
630703|Washington|Fallowfield Twp|Charleroi Area|1|1|47+5|12000|Keystone
630704|Washington|North Charleroi Boro|Charleroi Area|1|1|5+5||Keystone
630705|Washington|Speers Boro|Charleroi Area|1|1|47+5|12000|Keystone
630706|Washington|Stockdale Boro|Charleroi Area|1|1|0+5||Keystone
630707|Washington|Twilight Boro|Charleroi Area|1|0|47+5|12000|Keystone
630801|Washington|Chartiers Twp|Chartiers-Houston|1|1|47+5|12000|Keystone
630802|Washington|Houston Boro|Chartiers-Houston|1|1|47+5|12000|Keystone
630901|Allegheny/Washington|McDonald Boro|Fort Cherry|1|1|52|12000|Keystone
630902|Washington|Midway Boro|Fort Cherry|1|0|0||Keystone
630903|Washington|Mt Pleasant Twp|Fort Cherry|1|1|52|12000|Keystone
630904|Washington|Robinson Twp|Fort Cherry|1|1|52|12000|Keystone
631001|Washington|Blaine Twp|McGuffey|1|1|10||Keystone
631002|Washington|Buffalo Twp|McGuffey|1|1|52|12000|Keystone
631003|Washington|Claysville Boro|McGuffey|1|1|52|12000|Keystone
631004|Washington|Donegal Twp|McGuffey|1|1|52|12000|Keystone
631005|Washington|East Finley Twp|McGuffey|1|1|0||Keystone
631006|Washington|Green Hills Boro|McGuffey|1|0|0||Keystone
631007|Washington|Morris Twp|McGuffey|1|1|52|12000|Keystone
631008|Washington|South Franklin Twp|McGuffey|1|1|47|12000|Keystone
631010|Washington|West Finley Twp|McGuffey|1|1|0||Keystone
631101|Washington|Peters Twp|Peters Township|1|1|47+5|12000|Keystone
631201|Washington|Carroll Twp|Ringgold|1|0.5|47+5|12000|Keystone
631202|Washington|Donora Boro|Ringgold|1|1|47+5|12000|Keystone
631203|Washington|Finleyville Boro|Ringgold|1|1|5+5||Keystone
631204|Washington|Monongahela City|Ringgold|1|1|5+5||Keystone
631205|Washington|New Eagle Boro|Ringgold|1|1|47+5|12000|Keystone
631206|Washington|Nottingham Twp|Ringgold|1|1|5+5||Keystone
631207|Washington|Union Twp|Ringgold|1|1|47+5|12000|Keystone
631301|Washington|Amwell Twp|Trinity Area|1|1|47+5||Keystone
631302|Washington|Canton Twp|Trinity Area|1|1|47+5|12000|Keystone
631303|Washington|North Franklin Twp|Trinity Area|1|0|47+5|12000|Keystone
631304|Washington|South Strabane Twp|Trinity Area|1|1|47+5|12000|Keystone
631401|Washington|East Washington Boro|Washington|1|0.5|47+5|12000|Keystone
631402|Washington|Washington City|Washington|1|1|47+5|12000|Keystone
640101|Wayne|Berlin Twp|Wayne Highlands|0|0|0||Berkheimer
640102|Wayne|Bethany Boro|Wayne Highlands|0|0|0||Berkheimer
640103|Wayne|Buckingham Twp|Wayne Highlands|0|0|0||Berkheimer
640104|Wayne|Cherry Ridge Twp|Wayne Highlands|0|0|0||Berkheimer
640105|Wayne|Damascus Twp|Wayne Highlands|0|0|0||Berkheimer
640106|Wayne|Dyberry Twp|Wayne Highlands|0|0|0||Berkheimer
640107|Wayne|Honesdale Boro|Wayne Highlands|0|0|52|12000|Berkheimer
640108|Wayne|Lebanon Twp|Wayne Highlands|0|0|0||Berkheimer
640109|Wayne|Manchester Twp|Wayne Highlands|0|0|0||Berkheimer
640110|Wayne|Oregon Twp|Wayne Highlands|0|0|0||Berkheimer
640111|Wayne|Preston  Twp|Wayne Highlands|0|0|0||Berkheimer
640112|Wayne|Prompton  Boro|Wayne Highlands|0|0|0||Berkheimer
640113|Wayne|Scott Twp|Wayne Highlands|0|0|0||Berkheimer
640114|Wayne|Texas Twp|Wayne Highlands|0|0|10||Berkheimer
640201|Wayne|Canaan Twp|Western Wayne|1|1|0||Berkheimer
640202|Wayne|Clinton Twp|Western Wayne|0.5|0.5|0||Berkheimer
640203|Wayne|Lake Twp|Western Wayne|0.5|0.5|0||Berkheimer
640204|Wayne|Salem Twp|Western Wayne|0.5|0.5|0||Berkheimer
640205|Wayne|South Canaan Twp|Western Wayne|0.5|0.5|10||Berkheimer
640206|Wayne|Sterling Twp|Western Wayne|1|1|0||Berkheimer
640207|Wayne|Waymart Boro|Western Wayne|0|0|52|12000|Berkheimer
650101|Fayette|Belle Vernon Boro|Belle Vernon Area|1|1|5+5||Berkheimer
650102|Fayette|Fayette City Boro|Belle Vernon Area|1|0|5+5||Berkheimer
650103|Fayette|Washington Twp|Belle Vernon Area|1|1|47+5|12000|Berkheimer
650104|Westmoreland|North Belle Vernon Boro|Belle Vernon Area|1|1|47+5|12000|Berkheimer
650105|Westmoreland|Rostraver Twp|Belle Vernon Area|1|1|47+5|12000|Berkheimer
650201|Westmoreland|Lower Burrell City|Burrell|1|0|47+5|12000|Berkheimer
650202|Westmoreland|Upper Burrell Twp|Burrell|1|1|47+5|12000|Berkheimer
650301|Westmoreland|Derry Boro|Derry Area|1|1|0+10||Berkheimer
650302|Westmoreland|Derry  Twp|Derry Area|1|0.5|47+5|12000|Berkheimer
650303|Westmoreland|New Alexandria Boro|Derry Area|1|0|42+10|12000|Berkheimer
650401|Westmoreland|Delmont Boro|Franklin Regional|1|1|47+5|12000|Berkheimer
650402|Westmoreland|Export Boro|Franklin Regional|1|0|5+5||Berkheimer
650403|Westmoreland|Murrysville Boro|Franklin Regional|1.2|0|47+5|12000|Berkheimer
650501|Westmoreland|Latrobe Boro|Greater Latrobe|1.4|1|47+5|12000|Berkheimer
650502|Westmoreland|Unity Twp|Greater Latrobe|1|0.5|47+5|12000|Berkheimer
650503|Westmoreland|Youngstown Boro|Greater Latrobe|1|0|47+5|12000|Berkheimer
650601|Westmoreland|Delmont Boro|Greensburg Salem|1|1|52|12000|Berkheimer
650602|Westmoreland|Greensburg City|Greensburg Salem|1.65|0|52|12000|Berkheimer
650603|Westmoreland|Salem Twp|Greensburg Salem|1|1|52|12000|Berkheimer
650604|Westmoreland|South Greensburg Boro|Greensburg Salem|1|0.5|52|12000|Berkheimer
650605|Westmoreland|Southwest Greensburg Boro|Greensburg Salem|1|0|52|12000|Berkheimer
650701|Westmoreland|Adamsburg Boro|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650702|Westmoreland|Greensburg City|Hempfield Area|1.65|0|47+5|12000|Berkheimer
650703|Westmoreland|Hempfield Twp|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650704|Westmoreland|Hunker Boro|Hempfield Area|1|0.5|0+5||Berkheimer
650705|Westmoreland|Manor Boro|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650706|Westmoreland|New Stanton Boro|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650707|Westmoreland|Youngwood Boro|Hempfield Area|1|1|47+5|12000|Berkheimer
650708|Westmoreland|South Greensburg Boro|Hempfield Area|1|0.5|47+5|12000|Berkheimer
650709|Westmoreland|Jeannette City|Hempfield Area|1.4|1|47+5|12000|Berkheimer
650801|Westmoreland|Jeannette City|Jeannette City|1.4|1|52|12000|Berkheimer
650901|Armstrong|Parks Twp|Kiski Area|1|0|52|12000|Berkheimer
650902|Westmoreland|Allegheny Twp|Kiski Area|1|0|52|12000|Berkheimer
650903|Westmoreland|Avonmore Boro|Kiski Area|1|0|52|12000|Berkheimer
650904|Westmoreland|Bell Twp|Kiski Area|1|0|52|12000|Berkheimer
650905|Westmoreland|East Vandergrift Boro|Kiski Area|1|1|0||Berkheimer
650906|Westmoreland|Hyde Park Boro|Kiski Area|1|0.5|52|12000|Berkheimer
650907|Westmoreland|Oklahoma Boro|Kiski Area|1|0|0||Berkheimer
650908|Westmoreland|Vandergrift Boro|Kiski Area|1|0|52|12000|Berkheimer
650909|Westmoreland|Washington Twp|Kiski Area|1|0|52|12000|Berkheimer
651001|Westmoreland|Bolivar Boro|Ligonier Valley|1|0.5|47+5|12000|Berkheimer
651002|Westmoreland|Cook Twp|Ligonier Valley|1|0.5|47+5|12000|Berkheimer
651003|Westmoreland|Fairfield Twp|Ligonier Valley|1|1|5+5||Berkheimer
651004|Westmoreland|Laurel Mountain Boro|Ligonier Valley|1|1|0+5||Berkheimer
651005|Westmoreland|Ligonier Boro|Ligonier Valley|1|0|47+5|12000|Berkheimer
651006|Westmoreland|Ligonier Twp|Ligonier Valley|1|0|47+5|12000|Berkheimer
651007|Westmoreland|New Florence Boro|Ligonier Valley|1|0|5+5||Berkheimer
651008|Westmoreland|Seward Boro|Ligonier Valley|1|0.5|47+5|12000|Berkheimer
651009|Westmoreland|St Clair Twp|Ligonier Valley|1|0.5|47+5|12000|Berkheimer
651101|Westmoreland|Monessen City|Monessen City|1|1|47+5|12000|Berkheimer
651201|Westmoreland|Donegal Boro|Mt Pleasant Area|1|0.5|0+5||Berkheimer
651202|Westmoreland|Donegal Twp|Mt Pleasant Area|1|1|47+5|12000|Berkheimer
651203|Westmoreland|Mt Pleasant Boro|Mt Pleasant Area|1|0.5|47+5|12000|Berkheimer
651204|Westmoreland|Mt Pleasant Twp|Mt Pleasant Area|1|1|47+5|12000|Berkheimer
651301|Westmoreland|Arnold City|New Kensngtn-Arnld|1|1|47+5|12000|Berkheimer
651302|Westmoreland|New Kensington City|New Kensngtn-Arnld|1|0|47+5|12000|Berkheimer
651401|Westmoreland|Irwin Boro|Norwin|1|0.5|47+5|12000|Berkheimer
651402|Westmoreland|North Huntingdon Twp|Norwin|1|1|47+5|12000|Berkheimer
651403|Westmoreland|North Irwin Boro|Norwin|1|0|0+10||Berkheimer
651404|Allegheny|South Versailles Twp|Norwin|1|0.5|0+10||Berkheimer
651405|Allegheny|White Oak Boro|Norwin|1|1|47+5|12000|Berkheimer
651501|Westmoreland|Manor Boro|Penn-Trafford|1|0.5|47+5|12000|Berkheimer
651502|Westmoreland|Penn Boro|Penn-Trafford|1|1|47+5|12000|Berkheimer
651503|Westmoreland|Penn Twp|Penn-Trafford|1|0.5|47+5|12000|Berkheimer
651504|Allegheny/Westmoreland|Trafford Boro|Penn-Trafford|1|1|47+5|12000|Berkheimer
651505|Westmoreland|Jeannette City|Penn-Trafford|1.4|1|47+5|12000|Berkheimer
651601|Fayette|Everson Boro|Southmoreland|1|0|5+5||Berkheimer
651602|Fayette|Upper Tyrone Twp|Southmoreland|1|1|5+5||Berkheimer
651603|Westmoreland|East Huntingdon Twp|Southmoreland|1|0.5|47+5|12000|Berkheimer
651604|Westmoreland|Scottdale Boro|Southmoreland|1|0.5|47+5|12000|Berkheimer
651701|Westmoreland|Arona Boro|Yough|1|0|0+10||Berkheimer
651702|Westmoreland|Madison Boro|Yough|1|0|0+10||Berkheimer
651703|Westmoreland|Sewickley Twp|Yough|1|1|47+5|12000|Berkheimer
651704|Westmoreland|Smithton Boro|Yough|1|0.5|47+5|12000|Berkheimer
651705|Westmoreland|South Huntingdon Twp|Yough|1|0.5|5+5||Berkheimer
651706|Westmoreland|Sutersville Boro|Yough|1|0.5|5+5||Berkheimer
651707|Westmoreland|West Newton Boro|Yough|1|0.5|47+5|12000|Berkheimer
660101|Lackawanna|Benton Twp|Lackawanna Trail|1|0|0||Berkheimer
660102|Lackawanna|Dalton Boro|Lackawanna Trail|1|1|52|12000|Berkheimer
660103|Lackawanna|Laplume Twp|Lackawanna Trail|1|0|0||Berkheimer
660104|Lackawanna|West Abington Twp|Lackawanna Trail|1|0|0||Berkheimer
660105|Wyoming|Clinton Twp|Lackawanna Trail|1|0|52|12000|Berkheimer
660106|Wyoming|Factoryville Boro|Lackawanna Trail|1|0|52|12000|Berkheimer
660107|Wyoming|Nicholson Boro|Lackawanna Trail|1|1|0||Berkheimer
660108|Wyoming|Nicholson Twp|Lackawanna Trail|1|1|0||Berkheimer
660201|Wyoming|Eaton Twp|Tunkhannock Area|1|1|47+5|12000|Berkheimer
660202|Wyoming|Falls Twp|Tunkhannock Area|1|1|47+5|12000|Berkheimer
660203|Wyoming|Forkston Twp|Tunkhannock Area|1|1|0+10||Berkheimer
660204|Wyoming|Lemon Twp|Tunkhannock Area|1|0|5+5||Berkheimer
660205|Wyoming|Mehoopany Twp|Tunkhannock Area|1|1|5+5||Berkheimer
660206|Wyoming|Monroe Twp|Tunkhannock Area|1|0|5+5||Berkheimer
660207|Wyoming|North Branch Twp|Tunkhannock Area|1|0.5|0+10||Berkheimer
660208|Wyoming|Northmoreland  Twp|Tunkhannock Area|1|0|5+5||Berkheimer
660209|Wyoming|Overfield Twp|Tunkhannock Area|1|1|42+10|12000|Berkheimer
660210|Wyoming|Tunkhannock Boro|Tunkhannock Area|1|1|47+5|12000|Berkheimer
660211|Wyoming|Tunkhannock Twp|Tunkhannock Area|1|1|47+5|12000|Berkheimer
660212|Wyoming|Washington Twp|Tunkhannock Area|1|1|47+5|12000|Berkheimer
660213|Wyoming|Windham Twp|Tunkhannock Area|1|1|5+5||Berkheimer
`
