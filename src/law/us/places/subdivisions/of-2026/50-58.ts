/** Collection districts 50 to 58. */
export const rows = `
500101|Juniata|Greenwood Twp|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500102|Perry|Greenwood Twp|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500103|Perry|Liverpool Boro|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500104|Perry|Liverpool Twp|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500105|Perry|Millerstown Boro|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500106|Perry|Tuscarora Twp|Greenwood|1.75|1|0||Capital Tax Collection Bureau
500201|Perry|Buffalo Twp|Newport|1.6|0|0||Capital Tax Collection Bureau
500202|Perry|Howe Twp|Newport|1.6|1|52|12000|Capital Tax Collection Bureau
500203|Perry|Juniata Twp|Newport|1.6|1|0||Capital Tax Collection Bureau
500204|Perry|Miller Twp|Newport|1.6|0|0||Capital Tax Collection Bureau
500205|Perry|Newport Boro|Newport|1.6|0.5|52|12000|Capital Tax Collection Bureau
500206|Perry|Oliver Twp|Newport|1.6|1|0||Capital Tax Collection Bureau
500301|Dauphin|Reed Twp|Susquenita|1.8|1|0||Capital Tax Collection Bureau
500302|Perry|Duncannon Boro|Susquenita|1.8|1|0||Capital Tax Collection Bureau
500303|Perry|Marysville Boro|Susquenita|1.8|1|52|12000|Capital Tax Collection Bureau
500304|Perry|New Buffalo Boro|Susquenita|1.8|1|0||Capital Tax Collection Bureau
500305|Perry|Penn Twp|Susquenita|1.8|1|52|12000|Capital Tax Collection Bureau
500306|Perry|Rye Twp|Susquenita|1.8|1|0||Capital Tax Collection Bureau
500307|Perry|Watts Twp|Susquenita|1.8|1|10||Capital Tax Collection Bureau
500308|Perry|Wheatfield Twp|Susquenita|1.8|0|0||Capital Tax Collection Bureau
500401|Perry|Blain Boro|West Perry|1.7|1|52|12000|Capital Tax Collection Bureau
500402|Perry|Bloomfield Boro|West Perry|1.7|1|52|12000|Capital Tax Collection Bureau
500403|Perry|Carroll Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500404|Perry|Centre Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500405|Perry|Jackson Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500406|Perry|Landisburg Boro|West Perry|1.7|1|0||Capital Tax Collection Bureau
500407|Perry|Northeast Madison Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500408|Perry|Saville Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500409|Perry|Southwest Madison Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500410|Perry|Spring Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500411|Perry|Toboyne Twp|West Perry|1.7|1|0||Capital Tax Collection Bureau
500412|Perry|Tyrone Twp|West Perry|1.7|0|52|12000|Capital Tax Collection Bureau
520101|Pike|Delaware Twp|Delaware Valley|0|0|0||Berkheimer
520102|Pike|Dingman Twp|Delaware Valley|0|0|0||Berkheimer
520103|Pike|Matamoras Boro|Delaware Valley|1|1|0||Berkheimer
520104|Pike|Milford Boro|Delaware Valley|1|1|52|12000|Berkheimer
520105|Pike|Milford Twp|Delaware Valley|0|0|0||Berkheimer
520106|Pike|Shohola Twp|Delaware Valley|0|0|0||Berkheimer
520107|Pike|Westfall Twp|Delaware Valley|1|1|52|12000|Berkheimer
520201|Pike|Blooming Grove Twp|Wallenpaupack Area|0|0|0||Berkheimer
520202|Pike|Greene Twp|Wallenpaupack Area|0|0|0||Berkheimer
520203|Pike|Lackawaxen Twp|Wallenpaupack Area|0|0|0||Berkheimer
520204|Pike|Palmyra Twp|Wallenpaupack Area|0|0|0||Berkheimer
520205|Wayne|Dreher Twp|Wallenpaupack Area|1|1|0||Berkheimer
520206|Wayne|Hawley Boro|Wallenpaupack Area|0|0|0||Berkheimer
520207|Wayne|Palmyra Twp|Wallenpaupack Area|0|0|0||Berkheimer
520208|Wayne|Paupack Twp|Wallenpaupack Area|0|0|0||Berkheimer
520209|Wayne|Texas Twp|Wallenpaupack Area|0|0|10||Berkheimer
530101|Potter|Austin Boro|Austin Area|1|1|10||Berkheimer
530102|Potter|Keating Twp|Austin Area|1|1|0||Berkheimer
530103|Potter|Portage Twp|Austin Area|1|0.5|0||Berkheimer
530104|Potter|Sylvania Twp|Austin Area|1|1|0||Berkheimer
530105|Potter|Wharton Twp|Austin Area|1|1|0||Berkheimer
530201|Potter|Allegany Twp|Coudersport Area|1|1|0+10||Berkheimer
530202|Potter|Coudersport Boro|Coudersport Area|1|1|47+5|12000|Berkheimer
530203|Potter|Eulalia Twp|Coudersport Area|1|1|0+10||Berkheimer
530204|Potter|Hebron Twp|Coudersport Area|1|1|5+5|5000|Berkheimer
530205|Potter|Homer Twp|Coudersport Area|1|0.5|0+5||Berkheimer
530206|Potter|Summit Twp|Coudersport Area|1|0.5|0+5||Berkheimer
530207|Potter|Sweden Twp|Coudersport Area|1|0|5+5||Berkheimer
530301|Potter|Abbott Twp|Galeton Area|1|0|0||Berkheimer
530302|Potter|Galeton  Boro|Galeton Area|1|0.5|10||Berkheimer
530303|Potter|Hector Twp|Galeton Area|1|0|0||Berkheimer
530304|Potter|Pike Twp|Galeton Area|1|1|0||Berkheimer
530305|Potter|West Branch Twp|Galeton Area|1|1|0||Berkheimer
530306|Tioga|Elk Twp|Galeton Area|0.5|0|0||Berkheimer
530307|Tioga|Gaines Twp|Galeton Area|1|1|0||Berkheimer
530401|Potter|Allegany Twp|Northern Potter|1|1|0||Berkheimer
530402|Potter|Bingham Twp|Northern Potter|1|1|0||Berkheimer
530403|Potter|Genesee Twp|Northern Potter|1|1|0||Berkheimer
530404|Potter|Harrison Twp|Northern Potter|1|1|0||Berkheimer
530405|Potter|Hector Twp|Northern Potter|1|0|0||Berkheimer
530406|Potter|Ulysses Boro|Northern Potter|1|1|0||Berkheimer
530407|Potter|Ulysses Twp|Northern Potter|1|0|0||Berkheimer
530501|McKean|Ceres Twp|Oswayo Valley|1|1|0||Berkheimer
530502|Potter|Clara Twp|Oswayo Valley|1|0|0||Berkheimer
530503|Potter|Oswayo Boro|Oswayo Valley|1|0|0||Berkheimer
530504|Potter|Oswayo Twp|Oswayo Valley|1|1|0||Berkheimer
530505|Potter|Sharon Twp|Oswayo Valley|1|1|0||Berkheimer
530506|Potter|Shinglehouse Boro|Oswayo Valley|1|1|0||Berkheimer
540101|Schuylkill|Auburn Boro|Blue Mountain|1|1|5+5||Berkheimer
540102|Schuylkill|Cressona Boro|Blue Mountain|1|0|47+5|12000|Berkheimer
540103|Schuylkill|Deer Lake Boro|Blue Mountain|1|0|5+5||Berkheimer
540104|Schuylkill|East Brunswick Twp|Blue Mountain|1|0|5+5|12000|Berkheimer
540105|Schuylkill|New Ringgold Boro|Blue Mountain|1|0|5+5||Berkheimer
540106|Schuylkill|North Manheim Twp|Blue Mountain|1|0|47+5|12000|Berkheimer
540107|Schuylkill|Orwigsburg Boro|Blue Mountain|1|1|47+5|12000|Berkheimer
540108|Schuylkill|Wayne Twp|Blue Mountain|1|0|5+5||Berkheimer
540109|Schuylkill|West Brunswick Twp|Blue Mountain|1|0|47+5|12000|Berkheimer
540201|Schuylkill|Delano Twp|Mahanoy Area|1|1|47+5|12000|Berkheimer
540202|Schuylkill|Gilberton Boro|Mahanoy Area|1|0.5|47+5|12000|Berkheimer
540203|Schuylkill|Mahanoy City Boro|Mahanoy Area|2|1|47+5|12000|Berkheimer
540204|Schuylkill|Mahanoy Twp|Mahanoy Area|1|1|47+5|12000|Berkheimer
540205|Schuylkill|Rush Twp|Mahanoy Area|1|1|47+5|12000|Berkheimer
540206|Schuylkill|Ryan Twp|Mahanoy Area|1|1|47+5|12000|Berkheimer
540301|Schuylkill|Branch Twp|Minersville Area|1|1|47+5|12000|Berkheimer
540302|Schuylkill|Cass Twp|Minersville Area|1|0.5|47+5|12000|Berkheimer
540303|Schuylkill|Foster Twp|Minersville Area|1|0|25+5|12000|Berkheimer
540304|Schuylkill|Minersville Boro|Minersville Area|1|0.5|47+5|12000|Berkheimer
540305|Schuylkill|Reilly Twp|Minersville Area|1|1|5+5||Berkheimer
540401|Columbia|Conyngham Twp|North Schuylkill|1|0|47+5|12000|Berkheimer
540402|Schuylkill|Ashland Boro|North Schuylkill|1|0|47+5|12000|Berkheimer
540403|Schuylkill|Butler Twp|North Schuylkill|1|1|47+5|12000|Berkheimer
540404|Schuylkill|Frackville Boro|North Schuylkill|1|1|47+5|12000|Berkheimer
540405|Schuylkill|Girardville Boro|North Schuylkill|1|1|5+5||Berkheimer
540406|Schuylkill|Gordon Boro|North Schuylkill|1|1|47+5|12000|Berkheimer
540407|Schuylkill|Ringtown  Boro|North Schuylkill|1|0|47+5|12000|Berkheimer
540408|Schuylkill|Union Twp|North Schuylkill|1|1|0+10||Berkheimer
540501|Schuylkill|Frailey Twp|Pine Grove Area|1|0|47+5|12000|Berkheimer
540502|Schuylkill|Pine Grove Boro|Pine Grove Area|1|1|47+5|12000|Berkheimer
540503|Schuylkill|Pine Grove Twp|Pine Grove Area|1|0|47+5|12000|Berkheimer
540504|Schuylkill|Tremont Boro|Pine Grove Area|1|1|47+5|12000|Berkheimer
540505|Schuylkill|Tremont Twp|Pine Grove Area|1|1|47+5|12000|Berkheimer
540506|Schuylkill|Washington Twp|Pine Grove Area|1|1|10+5||Berkheimer
540601|Schuylkill|Mechanicsville Boro|Pottsville Area|1|0|47+5|12000|Berkheimer
540602|Schuylkill|Mt Carbon Boro|Pottsville Area|1|1|5+5||Berkheimer
540603|Schuylkill|Norwegian Twp|Pottsville Area|1|0|47+5|12000|Berkheimer
540604|Schuylkill|Palo Alto Boro|Pottsville Area|1|0.5|47+5|12000|Berkheimer
540605|Schuylkill|Port Carbon Boro|Pottsville Area|1|0|47+5|12000|Berkheimer
540606|Schuylkill|Pottsville City|Pottsville Area|1|0.5|47+5|12000|Berkheimer
540701|Schuylkill|Blythe Twp|Saint Clair Area|1|0|5+5||Berkheimer
540702|Schuylkill|East Norwegian Twp|Saint Clair Area|1|0|47+5|12000|Berkheimer
540703|Schuylkill|Middleport Boro|Saint Clair Area|1|1|5+5||Berkheimer
540704|Schuylkill|New Castle Twp|Saint Clair Area|1|0.5|47+5|12000|Berkheimer
540705|Schuylkill|New Philadelphia Boro|Saint Clair Area|1|1|5+5||Berkheimer
540706|Schuylkill|St Clair Boro|Saint Clair Area|1|1|47+5|12000|Berkheimer
540801|Schuylkill|Shenandoah Boro|Shenandoah Valley|1|1|47+5|12000|Berkheimer
540802|Schuylkill|West Mahanoy Twp|Shenandoah Valley|1|1|47+5|12000|Berkheimer
540901|Schuylkill|Landingville Boro|Schuylkill Haven A|1|0|5+5||Berkheimer
540902|Schuylkill|Port Clinton Boro|Schuylkill Haven A|1|0|0+5||Berkheimer
540903|Schuylkill|Schuylkill Haven Boro|Schuylkill Haven A|1|0|47+5|12000|Berkheimer
540904|Schuylkill|South Manheim Twp|Schuylkill Haven A|1|0|0+5||Berkheimer
541001|Schuylkill|Rush Twp|Tamaqua Area|1|1|47+5|12000|Berkheimer
541002|Schuylkill|Schuylkill Twp|Tamaqua Area|1|1|47+5|12000|Berkheimer
541003|Schuylkill|Tamaqua  Boro|Tamaqua Area|1|1|47+5|12000|Berkheimer
541004|Schuylkill|Walker Twp|Tamaqua Area|1|1|47+5|12000|Berkheimer
541005|Schuylkill|West Penn Twp|Tamaqua Area|1|1|47+5|12000|Berkheimer
541101|Schuylkill|Barry Twp|Tri-Valley|1|0|0+10||Berkheimer
541102|Schuylkill|Eldred Twp|Tri-Valley|1|0|0+10||Berkheimer
541103|Schuylkill|Hegins Twp|Tri-Valley|1|0.5|0+10||Berkheimer
541104|Schuylkill|Hubley Twp|Tri-Valley|1|0|0+10||Berkheimer
541105|Schuylkill|Upper Mahantango Twp|Tri-Valley|1|0|0+10||Berkheimer
550101|Snyder|Adams Twp|Midd-West|2.3|0.5|0||Berkheimer
550102|Snyder|Beaver Twp|Midd-West|2.3|1|52|12000|Berkheimer
550103|Snyder|Beavertown Boro|Midd-West|2.3|1|52|12000|Berkheimer
550104|Snyder|Center Twp|Midd-West|2.3|1|10||Berkheimer
550105|Snyder|Franklin Twp|Midd-West|2.3|0.5|10||Berkheimer
550106|Snyder|McClure Boro|Midd-West|2.3|1|52|12000|Berkheimer
550107|Snyder|Middleburg Boro|Midd-West|2.3|0.5|52|12000|Berkheimer
550108|Snyder|Middlecreek Twp|Midd-West|2.3|0.5|52|12000|Berkheimer
550109|Snyder|Perry Twp|Midd-West|2.3|1|0||Berkheimer
550110|Snyder|Spring Twp|Midd-West|2.3|1|52|12000|Berkheimer
550111|Snyder|West Beaver Twp|Midd-West|2.3|0|0||Berkheimer
550112|Snyder|West Perry Twp|Midd-West|2.3|0|0||Berkheimer
550201|Snyder|Chapman Twp|Selinsgrove Area|2.1|0|0||Berkheimer
550202|Snyder|Freeburg Boro|Selinsgrove Area|2.1|1|10||Berkheimer
550203|Snyder|Jackson Twp|Selinsgrove Area|2.1|1|0||Berkheimer
550204|Snyder|Monroe Twp|Selinsgrove Area|2.1|1|52|12000|Berkheimer
550205|Snyder|Penn Twp|Selinsgrove Area|2.1|1|52|12000|Berkheimer
550206|Snyder|Selinsgrove Boro|Selinsgrove Area|2.1|1|52|12000|Berkheimer
550207|Snyder|Shamokin Dam Boro|Selinsgrove Area|2.1|1|52|12000|Berkheimer
550208|Snyder|Union Twp|Selinsgrove Area|2.1|1|0||Berkheimer
550209|Snyder|Washington Twp|Selinsgrove Area|2.1|0|0||Berkheimer
560101|Somerset|Allegheny Twp|Berlin Brothersvalley|1|0.5|0||Keystone
560102|Somerset|Berlin Boro|Berlin Brothersvalley|1|0.5|0||Keystone
560103|Somerset|Brothersvalley Twp|Berlin Brothersvalley|1|1|0||Keystone
560104|Somerset|Fairhope Twp|Berlin Brothersvalley|1|0|0||Keystone
560105|Somerset|New Baltimore Boro|Berlin Brothersvalley|1|0|0||Keystone
560106|Somerset|Northampton Twp|Berlin Brothersvalley|1|1|0||Keystone
560201|Somerset|Benson Boro|Conemaugh Twp Area|1|0|5+5||Keystone
560202|Somerset|Conemaugh Twp|Conemaugh Twp Area|1|0.5|47+5|12000|Keystone
560203|Somerset|Paint Twp|Conemaugh Twp Area|1|0|47+5|12000|Keystone
560302|Somerset|Garrett Boro|Meyersdale Area|1|0|0||Keystone
560303|Somerset|Greenville Twp|Meyersdale Area|1|1|0||Keystone
560304|Somerset|Larimer Twp|Meyersdale Area|1|0|0||Keystone
560305|Somerset|Meyersdale  Boro|Meyersdale Area|1|1|52|12000|Keystone
560306|Somerset|Southampton Twp|Meyersdale Area|0.5|0|0||Keystone
560307|Somerset|Summit Twp|Meyersdale Area|1|0.5|52|12000|Keystone
560308|Somerset|Wellersburg Boro|Meyersdale Area|0.5|0|0||Keystone
560401|Somerset|Boswell Boro|North Star|1|0|40|12000|Keystone
560402|Somerset|Hooversville Boro|North Star|1|0|0||Keystone
560403|Somerset|Jenner Twp|North Star|1|0.5|10||Keystone
560404|Somerset|Jennerstown Boro|North Star|1|0.5|52|12000|Keystone
560405|Somerset|Quemahoning  Twp|North Star|1|0.5|10||Keystone
560406|Somerset|Stoystown Boro|North Star|1|0|0||Keystone
560501|Somerset|Black Twp|Rockwood Area|1|1|0||Keystone
560502|Somerset|Casselman  Boro|Rockwood Area|1|0|0||Keystone
560503|Somerset|Middlecreek Twp|Rockwood Area|1|1|0||Keystone
560504|Somerset|Milford Twp|Rockwood Area|1|0|0||Keystone
560505|Somerset|New Centerville Boro|Rockwood Area|1|1|0||Keystone
560506|Somerset|Rockwood  Boro|Rockwood Area|1|0|52|12000|Keystone
560507|Somerset|Seven Springs Boro|Rockwood Area|1|0|0||Keystone
560508|Somerset|Upper Turkeyfoot Twp|Rockwood Area|1|0|0||Keystone
560601|Somerset|Elk Lick Twp|Salisbury-Elk Lick|1|1|0||Keystone
560602|Somerset|Salisbury Boro|Salisbury-Elk Lick|1|0|0||Keystone
560701|Somerset|Central City Boro|Shade-Central City|1|1|5+5||Keystone
560702|Somerset|Shade Twp|Shade-Central City|1|0|5+5||Keystone
560801|Somerset|Indian Lake Boro|Shanksville-Stnycrk|1|0|0||Keystone
560802|Somerset|Shanksville Boro|Shanksville-Stnycrk|1|0|0||Keystone
560803|Somerset|Stonycreek Twp|Shanksville-Stnycrk|1|1|0||Keystone
560901|Somerset|Jefferson Twp|Somerset Area|1|1|0+5||Keystone
560902|Somerset|Lincoln  Twp|Somerset Area|1|1|47+5|12000|Keystone
560903|Somerset|Somerset Boro|Somerset Area|1|0.5|47+5|12000|Keystone
560904|Somerset|Somerset Twp|Somerset Area|1|0.5|0+5||Keystone
561001|Somerset|Addison Boro|Turkeyft Vlly Area|1|0|0||Keystone
561002|Somerset|Addison Twp|Turkeyft Vlly Area|1|0|0||Keystone
561003|Somerset|Confluence Boro|Turkeyft Vlly Area|1|0|0||Keystone
561004|Somerset|Lower Turkeyfoot Twp|Turkeyft Vlly Area|1|1|0||Keystone
561005|Somerset|Ursina Boro|Turkeyft Vlly Area|1|1|0||Keystone
561101|Cambria|Scalp Level Boro|Windber Area|1|0|5+5||Keystone
561102|Somerset|Ogle Twp|Windber Area|1|1|0+10||Keystone
561103|Somerset|Paint Boro|Windber Area|1|0|47+5|12000|Keystone
561104|Somerset|Paint Twp|Windber Area|1|0|47+5|12000|Keystone
561105|Somerset|Windber Boro|Windber Area|1|0|47+5|12000|Keystone
570101|Sullivan|Cherry Twp|Sullivan County|1|0|0||Berkheimer
570102|Sullivan|Colley Twp|Sullivan County|1|0|0||Berkheimer
570103|Sullivan|Davidson Twp|Sullivan County|1|0|0||Berkheimer
570104|Sullivan|Dushore Boro|Sullivan County|1|1|0||Berkheimer
570105|Sullivan|Eagles Mere Boro|Sullivan County|1|0|0||Berkheimer
570106|Sullivan|Elkland Twp|Sullivan County|1|0|0||Berkheimer
570107|Sullivan|Forks Twp|Sullivan County|1|0|0||Berkheimer
570108|Sullivan|Forksville Boro|Sullivan County|1|0|0||Berkheimer
570109|Sullivan|Fox Twp|Sullivan County|1|0|0||Berkheimer
570110|Sullivan|Hillsgrove Twp|Sullivan County|1|0|0||Berkheimer
570111|Sullivan|Laporte Boro|Sullivan County|1|1|52|12000|Berkheimer
570112|Sullivan|Laporte Twp|Sullivan County|1|0|0||Berkheimer
570113|Sullivan|Shrewsbury Twp|Sullivan County|1|0|0||Berkheimer
580101|Susquehanna|Great Bend Boro|Blue Ridge|0|0|0||Berkheimer
580102|Susquehanna|Great Bend Twp|Blue Ridge|0|0|0||Berkheimer
580103|Susquehanna|Hallstead Boro|Blue Ridge|0|0|0||Berkheimer
580104|Susquehanna|Jackson Twp|Blue Ridge|0|0|0||Berkheimer
580105|Susquehanna|New Milford Boro|Blue Ridge|1|1|0||Berkheimer
580106|Susquehanna|New Milford Twp|Blue Ridge|1|1|0||Berkheimer
580201|Susquehanna|Auburn Twp|Elk Lake|1|1|0||Berkheimer
580202|Susquehanna|Dimock Twp|Elk Lake|1|1|0||Berkheimer
580203|Susquehanna|Middletown Twp|Elk Lake|1|1|0||Berkheimer
580204|Susquehanna|Rush Twp|Elk Lake|1|1|0||Berkheimer
580205|Susquehanna|Springville Twp|Elk Lake|1|1|0||Berkheimer
580206|Wyoming|Meshoppen Boro|Elk Lake|1|1|0||Berkheimer
580207|Wyoming|Meshoppen Twp|Elk Lake|1|1|0||Berkheimer
580301|Lackawanna|Vandling Boro|Forest City Regn|1|0.5|52|12000|Berkheimer
580302|Susquehanna|Forest City Boro|Forest City Regn|1|0.5|10||Berkheimer
580303|Susquehanna|Herrick Twp|Forest City Regn|1|0|0||Berkheimer
580304|Susquehanna|Uniondale Boro|Forest City Regn|1|0.5|0||Berkheimer
580305|Wayne|Clinton Twp|Forest City Regn|1|0.5|0||Berkheimer
580306|Wayne|Mt Pleasant Twp|Forest City Regn|1|0|0||Berkheimer
580401|Susquehanna|Apolacon Twp|Montrose Area|0|0|0||Berkheimer
580402|Susquehanna|Bridgewater Twp|Montrose Area|1|1|0||Berkheimer
580403|Susquehanna|Choconut Twp|Montrose Area|0|0|0||Berkheimer
580404|Susquehanna|Forest Lake Twp|Montrose Area|0|0|0||Berkheimer
580405|Susquehanna|Franklin Twp|Montrose Area|0|0|0||Berkheimer
580406|Susquehanna|Friendsville Boro|Montrose Area|0|0|0||Berkheimer
580407|Susquehanna|Jessup Twp|Montrose Area|1|1|0||Berkheimer
580408|Susquehanna|Liberty Twp|Montrose Area|1|1|0||Berkheimer
580409|Susquehanna|Little Meadows Boro|Montrose Area|0|0|0||Berkheimer
580410|Susquehanna|Montrose Boro|Montrose Area|1|1|0||Berkheimer
580411|Susquehanna|Silver Lake Twp|Montrose Area|0|0|0||Berkheimer
580501|Susquehanna|Brooklyn Twp|Mountain View Sch Dist|1|1|0||Berkheimer
580502|Susquehanna|Clifford Twp|Mountain View Sch Dist|1|1|0||Berkheimer
580503|Susquehanna|Gibson Twp|Mountain View Sch Dist|1|1|0||Berkheimer
580504|Susquehanna|Harford Twp|Mountain View Sch Dist|1|1|0||Berkheimer
580505|Susquehanna|Hop Bottom Boro|Mountain View Sch Dist|1|0.5|0||Berkheimer
580506|Susquehanna|Lathrop Twp|Mountain View Sch Dist|1|0|0||Berkheimer
580507|Susquehanna|Lenox Twp|Mountain View Sch Dist|1|1|0||Berkheimer
580601|Susquehanna|Ararat Twp|Susquehanna Comm|0|0|0||Berkheimer
580602|Susquehanna|Harmony Twp|Susquehanna Comm|0|0|0||Berkheimer
580603|Susquehanna|Lanesboro Boro|Susquehanna Comm|1|1|0||Berkheimer
580604|Susquehanna|Oakland Boro|Susquehanna Comm|1|1|0||Berkheimer
580605|Susquehanna|Oakland Twp|Susquehanna Comm|0|0|0||Berkheimer
580606|Susquehanna|Susquehanna Depot Boro|Susquehanna Comm|0|0|0||Berkheimer
580607|Susquehanna|Thompson Boro|Susquehanna Comm|0|0|0||Berkheimer
580608|Susquehanna|Thompson Twp|Susquehanna Comm|0|0|0||Berkheimer
580609|Wayne|Starrucca Boro|Susquehanna Comm|0|0|0||Berkheimer
`
