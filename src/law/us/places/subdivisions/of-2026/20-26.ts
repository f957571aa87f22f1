/** Collection districts 20 to 26. */
export const rows = `
200101|Crawford|Beaver Twp|Conneaut|1|1|0||Berkheimer
200102|Crawford|Conneaut Lake Boro|Conneaut|1|1|52|12000|Berkheimer
200103|Crawford|Conneaut Twp|Conneaut|1|1|0||Berkheimer
200104|Crawford|Conneautville Boro|Conneaut|1|1|52|12000|Berkheimer
200105|Crawford|East Fallowfield Twp|Conneaut|1|1|0||Berkheimer
200106|Crawford|Greenwood Twp|Conneaut|1|1|52|12000|Berkheimer
200107|Crawford|Linesville Boro|Conneaut|1|1|52|12000|Berkheimer
200108|Crawford|North Shenango Twp|Conneaut|1|1|0||Berkheimer
200109|Crawford|Pine Twp|Conneaut|1|1|52|12000|Berkheimer
200110|Crawford|Sadsbury Twp|Conneaut|1|1|52|12000|Berkheimer
200111|Crawford|Spring Twp|Conneaut|1|1|0||Berkheimer
200112|Crawford|Springboro Boro|Conneaut|1|1|0||Berkheimer
200113|Crawford|Summerhill Twp|Conneaut|1|1|10||Berkheimer
200114|Crawford|Summit Twp|Conneaut|1|1|0||Berkheimer
200115|Crawford|West Fallowfield Twp|Conneaut|1|1|10||Berkheimer
200201|Crawford|Cochranton Boro|Crawford Central|1|1|52|12000|Berkheimer
200202|Crawford|East Fairfield Twp|Crawford Central|1|1|0||Berkheimer
200203|Crawford|Fairfield Twp|Crawford Central|1|1|0||Berkheimer
200204|Crawford|Meadville City|Crawford Central|1|1|52|12000|Berkheimer
200205|Crawford|Union Twp|Crawford Central|1|1|0||Berkheimer
200206|Crawford|Vernon Twp|Crawford Central|1|1|52|12000|Berkheimer
200207|Crawford|Wayne Twp|Crawford Central|1|0|0||Berkheimer
200208|Crawford|West Mead Twp|Crawford Central|1|1|52|12000|Berkheimer
200209|Mercer|French Creek Twp|Crawford Central|1|1|0||Berkheimer
200301|Crawford|South Shenango Twp|Jamestown Area|1|1|0||Berkheimer
200302|Crawford|West Shenango Twp|Jamestown Area|1|1|0||Berkheimer
200303|Mercer|Greene Twp|Jamestown Area|1|1|52|12000|Berkheimer
200304|Mercer|Jamestown Boro|Jamestown Area|1|1|52|12000|Berkheimer
200401|Crawford|Athens Twp|Penncrest|1|1|0||Berkheimer
200402|Crawford|Blooming Valley Boro|Penncrest|1|1|52|12000|Berkheimer
200403|Crawford|Cambridge Springs Boro|Penncrest|1.9|1|52|12000|Berkheimer
200404|Crawford|Cambridge Twp|Penncrest|1|1|0||Berkheimer
200405|Crawford|Cussewago Twp|Penncrest|1|1|52|12000|Berkheimer
200406|Crawford|East Mead Twp|Penncrest|1|1|0||Berkheimer
200407|Crawford|Hayfield Twp|Penncrest|1|1|52|12000|Berkheimer
200408|Crawford|Randolph Twp|Penncrest|1|1|35|12000|Berkheimer
200409|Crawford|Richmond Twp|Penncrest|1|1|0||Berkheimer
200410|Crawford|Rockdale Twp|Penncrest|1|1|0||Berkheimer
200411|Crawford|Saegertown Boro|Penncrest|1|1|52|12000|Berkheimer
200412|Crawford|Steuben Twp|Penncrest|1|1|0||Berkheimer
200413|Crawford|Townville Boro|Penncrest|1|0|0||Berkheimer
200414|Crawford|Troy Twp|Penncrest|1|1|0||Berkheimer
200415|Crawford|Venango Boro|Penncrest|1|1|0||Berkheimer
200416|Crawford|Venango Twp|Penncrest|1|1|0||Berkheimer
200417|Crawford|Woodcock Boro|Penncrest|1|1|0||Berkheimer
200418|Crawford|Woodcock Twp|Penncrest|1|1|52|12000|Berkheimer
200419|Venango|Plum  Twp|Penncrest|1|0|0||Berkheimer
200501|Crawford|Centerville Boro|Titusville Area|1|0|0+10||Berkheimer
200502|Crawford|Hydetown Boro|Titusville Area|1|1|0+10||Berkheimer
200503|Crawford|Oil Creek Twp|Titusville Area|1|1|0+10||Berkheimer
200504|Crawford|Rome Twp|Titusville Area|1|1|0+10||Berkheimer
200505|Crawford|Titusville City|Titusville Area|1|1|47+5|12000|Berkheimer
200506|Venango|Allegheny Twp|Titusville Area|1|0|0+10||Berkheimer
200507|Venango|Cherrytree Twp|Titusville Area|1|1|0+10||Berkheimer
200508|Venango|Oilcreek Twp|Titusville Area|1|1|5+5||Berkheimer
200509|Venango|Pleasantville Boro|Titusville Area|1|1|0+10||Berkheimer
200510|Warren|Southwest Twp|Titusville Area|1|0|0+10||Berkheimer
210101|Cumberland|Cooke Twp|Big Spring|1.65|1|0+10||Cumberland County Tax Bureau
210102|Cumberland|Lower Frankford Twp|Big Spring|1.65|1|0+10||Cumberland County Tax Bureau
210103|Cumberland|Lower Mifflin Twp|Big Spring|1.65|1|0+10||Cumberland County Tax Bureau
210104|Cumberland|Newville Boro|Big Spring|3.15|2.5|47+5|12000|Cumberland County Tax Bureau
210105|Cumberland|North Newton Twp|Big Spring|1.65|0|0+10||Cumberland County Tax Bureau
210106|Cumberland|Penn Twp|Big Spring|1.65|0.5|47+5|12000|Cumberland County Tax Bureau
210107|Cumberland|South Newton Twp|Big Spring|1.65|1|47+5|12000|Cumberland County Tax Bureau
210108|Cumberland|Upper Frankford Twp|Big Spring|1.65|0|0+10||Cumberland County Tax Bureau
210109|Cumberland|Upper Mifflin Twp|Big Spring|1.65|1|0+10||Cumberland County Tax Bureau
210110|Cumberland|West Pennsboro Twp|Big Spring|1.65|1|0+10||Cumberland County Tax Bureau
210201|Cumberland|Camp Hill Boro|Camp Hill|2|1|42+10|12000|Cumberland County Tax Bureau
210301|Cumberland|Carlisle Boro|Carlisle Area|1.6|1|52|12000|Cumberland County Tax Bureau
210302|Cumberland|Dickinson Twp|Carlisle Area|1.6|1|52|12000|Cumberland County Tax Bureau
210303|Cumberland|Mt Holly Springs Boro|Carlisle Area|1.6|1|52|12000|Cumberland County Tax Bureau
210304|Cumberland|North Middleton Twp|Carlisle Area|1.6|1|52|12000|Cumberland County Tax Bureau
210401|Cumberland|Hampden Twp|Cumberland Valley|1.6|1|47+5|12000|Cumberland County Tax Bureau
210402|Cumberland|Middlesex Twp|Cumberland Valley|1.6|1|47+5|12000|Cumberland County Tax Bureau
210403|Cumberland|Monroe Twp|Cumberland Valley|1.6|0.5|47+5|12000|Cumberland County Tax Bureau
210404|Cumberland|Silver Spring Twp|Cumberland Valley|1.7|1|47+5|12000|Cumberland County Tax Bureau
210501|Cumberland|East Pennsboro Twp|East Pennsboro Area|1.6|1|47+5|12000|Cumberland County Tax Bureau
210601|Cumberland|Mechanicsburg Boro|Mechanicsburg Area|1.7|1|47+5|12000|Cumberland County Tax Bureau
210602|Cumberland|Shiremanstown Boro|Mechanicsburg Area|1.7|1|47+5|12000|Cumberland County Tax Bureau
210603|Cumberland|Upper Allen Twp|Mechanicsburg Area|1.7|1|47+5|12000|Cumberland County Tax Bureau
210604|Cumberland|Lower Allen Twp|Mechanicsburg Area|1.8|1|47+5|12000|Cumberland County Tax Bureau
210701|Cumberland|Hopewell Twp|Shippensburg Area|1.4|0|5+5||Cumberland County Tax Bureau
210702|Cumberland|Newburg Boro|Shippensburg Area|1.4|0.5|0+10||Cumberland County Tax Bureau
210703|Cumberland/Franklin|Shippensburg Boro|Shippensburg Area|1.4|1|47+5|12000|Cumberland County Tax Bureau
210704|Cumberland|Shippensburg Twp|Shippensburg Area|1.4|1|47+5|12000|Cumberland County Tax Bureau
210705|Cumberland|Southampton Twp|Shippensburg Area|1.4|0|5+5||Cumberland County Tax Bureau
210706|Franklin|Orrstown Boro|Shippensburg Area|1.4|0.5|0+10||Cumberland County Tax Bureau
210707|Franklin|Southampton Twp|Shippensburg Area|1.4|1|0+10||Cumberland County Tax Bureau
210801|Cumberland|South Middleton Twp|South Middleton|1.6|0.5|47+5|12000|Cumberland County Tax Bureau
210901|Cumberland|Lemoyne Boro|West Shore|1.45|1|52|12000|Cumberland County Tax Bureau
210902|Cumberland|Lower Allen Twp|West Shore|1.55|1|52|12000|Cumberland County Tax Bureau
210903|Cumberland|New Cumberland Boro|West Shore|1.45|1|52|12000|Cumberland County Tax Bureau
210904|Cumberland|Wormleysburg Boro|West Shore|1.45|1|52|12000|Cumberland County Tax Bureau
210905|York|Fairview Twp|West Shore|1.45|1|52|12000|Cumberland County Tax Bureau
210906|York|Goldsboro Boro|West Shore|1.45|1|0||Cumberland County Tax Bureau
210907|York|Lewisberry Boro|West Shore|1.45|0.5|0||Cumberland County Tax Bureau
210908|York|Newberry Twp|West Shore|1.45|1|52|12000|Cumberland County Tax Bureau
220101|Dauphin|Dauphin Boro|Central Dauphin|2|1|0||Keystone
220102|Dauphin|Lower Paxton Twp|Central Dauphin|2|1|52|12000|Keystone
220103|Dauphin|Middle Paxton Twp|Central Dauphin|2|1|0||Keystone
220104|Dauphin|Paxtang Boro|Central Dauphin|2|1|52|12000|Keystone
220105|Dauphin|Penbrook Boro|Central Dauphin|2|1|52|12000|Keystone
220106|Dauphin|Swatara Twp|Central Dauphin|2|1|52|12000|Keystone
220107|Dauphin|West Hanover Twp|Central Dauphin|2|1|52|12000|Keystone
220201|Dauphin|Derry Twp|Derry Twp|1|1|47+5|12000|Keystone
220301|Dauphin|Halifax Boro|Halifax Area|1|0|0||Keystone
220302|Dauphin|Halifax Twp|Halifax Area|1|0|52|12000|Keystone
220303|Dauphin|Jackson Twp|Halifax Area|1|0|0||Keystone
220304|Dauphin|Wayne Twp|Halifax Area|1|0|0||Keystone
220401|Dauphin|Harrisburg City|Harrisburg City|2|1|151+5|24500|Keystone
220501|Dauphin|Conewago Twp|Lower Dauphin|1|1|0+10||Keystone
220502|Dauphin|East Hanover Twp|Lower Dauphin|1|1|5+5|12000|Keystone
220503|Dauphin|Hummelstown Boro|Lower Dauphin|1|1|47+5|12000|Keystone
220504|Dauphin|Londonderry Twp|Lower Dauphin|1|1|47+5|12000|Keystone
220505|Dauphin|South Hanover Twp|Lower Dauphin|1|1|5+5||Keystone
220601|Dauphin|Lower Swatara Twp|Middletown Area|1.75|1|47+5|12000|Keystone
220602|Dauphin|Middletown Boro|Middletown Area|1.75|0.5|42+10|12000|Keystone
220603|Dauphin|Royalton Boro|Middletown Area|1.75|1|0+10||Keystone
220701|Dauphin|Millersburg Boro|Millersburg Area|1|0|52|12000|Keystone
220702|Dauphin|Upper Paxton Twp|Millersburg Area|1|1|0||Keystone
220801|Dauphin|Highspire Boro|Steelton-Highspire|1|1|52|12000|Keystone
220802|Dauphin|Steelton Boro|Steelton-Highspire|1|1|52|12000|Keystone
220901|Dauphin|Susquehanna Twp|Susquehanna Twp|1|1|47+5|12000|Keystone
221001|Dauphin|Berrysburg Boro|Upper Dauphin Area|1|0.5|0||Keystone
221002|Dauphin|Elizabethville Boro|Upper Dauphin Area|1|0.5|52|12000|Keystone
221003|Dauphin|Gratz Boro|Upper Dauphin Area|1|1|52|12000|Keystone
221004|Dauphin|Jefferson Twp|Upper Dauphin Area|1|0|0||Keystone
221005|Dauphin|Lykens Boro|Upper Dauphin Area|1|0|10||Keystone
221006|Dauphin|Lykens Twp|Upper Dauphin Area|1|0|0||Keystone
221007|Dauphin|Mifflin Twp|Upper Dauphin Area|1|0|52|12000|Keystone
221008|Dauphin|Pillow Boro|Upper Dauphin Area|1|0|0||Keystone
221009|Dauphin|Washington Twp|Upper Dauphin Area|1|1|52|12000|Keystone
221101|Dauphin|Rush Twp|Williams Valley|1|0|0+10||Keystone
221102|Dauphin|Wiconisco Twp|Williams Valley|1|1|5+5||Keystone
221103|Dauphin|Williams Twp|Williams Valley|1|0|5+5||Keystone
221104|Dauphin|Williamstown Boro|Williams Valley|1|1|5+5||Keystone
221105|Schuylkill|Porter Twp|Williams Valley|1|0.5|47+5|12000|Keystone
221106|Schuylkill|Tower City Boro|Williams Valley|1|1|47+5|12000|Keystone
230101|Delaware|Chester City|Chester-Upland|3.75|2|52|12000|Keystone
230102|Delaware|Chester Twp|Chester-Upland|1|1|52|12000|Keystone
230103|Delaware|Upland Boro|Chester-Upland|1|1|52|12000|Keystone
230201|Delaware|Lower Chichester Twp|Chichester|1|1|52|12000|Keystone
230202|Delaware|Marcus Hook Boro|Chichester|1|1|52|12000|Keystone
230203|Delaware|Trainer Boro|Chichester|1|1|52|12000|Keystone
230204|Delaware|Upper Chichester Twp|Chichester|1|1|52|12000|Keystone
230301|Delaware|Bethel Twp|Garnet Valley|0|0|0||Keystone
230302|Delaware|Chester Heights Boro|Garnet Valley|0|0|52|12000|Keystone
230303|Delaware|Concord Twp|Garnet Valley|0|0|52|12000|Keystone
230401|Delaware|Haverford Twp|Haverford Twp|0|0|52|12000|Keystone
230501|Delaware|Glenolden Boro|Interboro|0|0|52|12000|Keystone
230502|Delaware|Norwood Boro|Interboro|0|0|52|12000|Keystone
230503|Delaware|Prospect Park Boro|Interboro|1|1|52|12000|Keystone
230504|Delaware|Tinicum Twp|Interboro|1|1|52|12000|Keystone
230601|Delaware|Marple Twp|Marple Newtown|0|0|52|12000|Keystone
230602|Delaware|Newtown Twp|Marple Newtown|0|0|52|12000|Keystone
230701|Delaware|Aston Twp|Penn-Delco|1|1|0||Keystone
230702|Delaware|Brookhaven Boro|Penn-Delco|1|1|0||Keystone
230703|Delaware|Parkside Boro|Penn-Delco|1|0|52|12000|Keystone
230801|Delaware|Radnor Twp|Radnor Township|0|0|52|12000|Keystone
230901|Delaware|Eddystone Boro|Ridley|1|1|52|12000|Keystone
230902|Delaware|Ridley Park Boro|Ridley|1|1|52|12000|Keystone
230903|Delaware|Ridley Twp|Ridley|0|0|52|12000|Keystone
231001|Delaware|Edgmont Twp|Rose Tree Media|0|0|47+5|12000|Keystone
231002|Delaware|Media Boro|Rose Tree Media|1|1|42+10|12000|Keystone
231003|Delaware|Middletown Twp|Rose Tree Media|0|0|42+10|12000|Keystone
231004|Delaware|Upper Providence Twp|Rose Tree Media|1|1|47+5|12000|Keystone
231101|Delaware|Collingdale Boro|Southeast Delco|1|1|0||Keystone
231102|Delaware|Darby Twp|Southeast Delco|0|0|52|12000|Keystone
231103|Delaware|Folcroft Boro|Southeast Delco|1|1|52|12000|Keystone
231104|Delaware|Sharon Hill Boro|Southeast Delco|1|1|52|12000|Keystone
231201|Delaware|Morton Boro|Springfield|0|0|52|12000|Keystone
231202|Delaware|Springfield Twp|Springfield|1|1|52|12000|Keystone
231301|Delaware|Clifton Heights Boro|Upper Darby|0|0|52|12000|Keystone
231302|Delaware|Millbourne Boro|Upper Darby|0|0|52|12000|Keystone
231303|Delaware|Upper Darby Twp|Upper Darby|1|1|52|12000|Keystone
231401|Delaware|Nether Providence Twp|Wallingfrd-Swarthmr|0|0|52|12000|Keystone
231402|Delaware|Rose Valley Boro|Wallingfrd-Swarthmr|0|0|0||Keystone
231403|Delaware|Rutledge Boro|Wallingfrd-Swarthmr|0|0|0||Keystone
231404|Delaware|Swarthmore Boro|Wallingfrd-Swarthmr|0|0|52|12000|Keystone
231501|Delaware|Aldan Boro|William Penn|1|1|52|12000|Keystone
231502|Delaware|Colwyn Boro|William Penn|1|1|52|12000|Keystone
231503|Delaware|Darby Boro|William Penn|1|1|52|12000|Keystone
231504|Delaware|East Lansdowne Boro|William Penn|1|1|0||Keystone
231505|Delaware|Lansdowne Boro|William Penn|1|1|52|12000|Keystone
231506|Delaware|Yeadon Boro|William Penn|1|1|52|12000|Keystone
240101|Elk|Johnsonburg Boro|Johnsonburg Area|1|1|47+5|12000|Berkheimer
240102|Elk|Jones Twp|Johnsonburg Area|1|1|0+5||Berkheimer
240103|Elk|Ridgway Twp|Johnsonburg Area|1|1|47+5|12000|Berkheimer
240201|Elk|Horton Twp|Ridgway Area|1.23|1|47+5|12000|Berkheimer
240202|Elk|Ridgway Boro|Ridgway Area|1.4|1|47+5|12000|Berkheimer
240203|Elk|Ridgway Twp|Ridgway Area|1.23|1|47+5|12000|Berkheimer
240204|Elk|Spring Creek Twp|Ridgway Area|1.23|1|0+10||Berkheimer
240301|Elk|Benezette Twp|St Marys Area|1|1|5+5||Berkheimer
240302|Elk|Fox Twp|St Marys Area|1|1|5+5||Berkheimer
240303|Elk|Jay Twp|St Marys Area|1|1|5+5||Berkheimer
240304|Elk|St Marys City|St Marys Area|1.5|1|47+5|12000|Berkheimer
250101|Crawford|Sparta Twp|Corry Area|1|0.5|0||Berkheimer
250102|Crawford|Spartansburg Boro|Corry Area|1|0|52|12000|Berkheimer
250103|Erie|Concord Twp|Corry Area|1|1|0||Berkheimer
250104|Erie|Corry City|Corry Area|1|1|52|12000|Berkheimer
250105|Erie|Elgin Boro|Corry Area|1|1|0||Berkheimer
250106|Erie|Wayne Twp|Corry Area|1|1|0||Berkheimer
250107|Warren|Columbus Twp|Corry Area|1|1|0||Berkheimer
250108|Warren|Spring Creek Twp|Corry Area|1|1|0||Berkheimer
250201|Erie|Erie City|Erie City|1.65|1.65|47+5|12000|Berkheimer
250301|Erie|Fairview Twp|Fairview|1|1|47+5|12000|Berkheimer
250401|Erie|Le Boeuf Twp|Fort Leboeuf|1|0|47+5|12000|Berkheimer
250402|Erie|Mill Village Boro|Fort Leboeuf|1|0.5|5+5||Berkheimer
250403|Erie|Summit Twp|Fort Leboeuf|1|1|47+5|12000|Berkheimer
250404|Erie|Waterford Boro|Fort Leboeuf|1|1|47+5|12000|Berkheimer
250405|Erie|Waterford Twp|Fort Leboeuf|1|1|5+5||Berkheimer
250501|Erie|Edinboro Boro|General McLane|1.5|1|47+5|12000|Berkheimer
250502|Erie|Franklin Twp|General McLane|1|1|47+5|12000|Berkheimer
250503|Erie|McKean Twp|General McLane|1|1|47+5|12000|Berkheimer
250504|Erie|McKean Boro|General McLane|1|1|5+5||Berkheimer
250505|Erie|Washington Twp|General McLane|1|1|47+5|12000|Berkheimer
250601|Erie|Girard Boro|Girard|1|1|47+5|12000|Berkheimer
250602|Erie|Girard Twp|Girard|1|1|47+5|12000|Berkheimer
250603|Erie|Lake City Boro|Girard|1|1|47+5|12000|Berkheimer
250701|Erie|Harborcreek Twp|Harbor Creek|1|1|47+5|12000|Berkheimer
250801|Erie|Lawrence Park Twp|Iroquois|1|1|47+5|12000|Berkheimer
250802|Erie|Wesleyville Boro|Iroquois|1|1|47+5|12000|Berkheimer
250901|Erie|Millcreek Twp|Millcreek Township|1|1|47+5|12000|Berkheimer
251001|Erie|North East Boro|North East|1|1|52|12000|Berkheimer
251002|Erie|North East Twp|North East|1|1|52|12000|Berkheimer
251101|Erie|Albion Boro|Northwestern|1|1|52|12000|Berkheimer
251102|Erie|Conneaut Twp|Northwestern|1|1|52|12000|Berkheimer
251103|Erie|Cranesville Boro|Northwestern|1|1|52|12000|Berkheimer
251104|Erie|Elk Creek Twp|Northwestern|1|1|52|12000|Berkheimer
251105|Erie|Platea Boro|Northwestern|1|1|10||Berkheimer
251106|Erie|Springfield Twp|Northwestern|1|1|52|12000|Berkheimer
251201|Crawford|Bloomfield Twp|Union City Area|1|1|0||Berkheimer
251202|Erie|Union City Boro|Union City Area|1|1|52|12000|Berkheimer
251203|Erie|Union Twp|Union City Area|1|0|0||Berkheimer
251301|Erie|Amity Twp|Wattsburg Area|1|1|0+10||Berkheimer
251302|Erie|Greene Twp|Wattsburg Area|1|1|47+5|12000|Berkheimer
251303|Erie|Greenfield Twp|Wattsburg Area|1|1|5+5||Berkheimer
251304|Erie|Venango Twp|Wattsburg Area|1|1|0+10||Berkheimer
251305|Erie|Wattsburg Boro|Wattsburg Area|1|0.5|47+5|12000|Berkheimer
260101|Fayette|Fairchance Boro|Albert Gallatin A|1|1|5+5||Southwest Regional Tax Bureau
260102|Fayette|Georges Twp|Albert Gallatin A|1|1|47+5|12000|Southwest Regional Tax Bureau
260103|Fayette|German Twp|Albert Gallatin A|1|1|47+5|12000|Southwest Regional Tax Bureau
260104|Fayette|Masontown Boro|Albert Gallatin A|1|1|47+5|12000|Southwest Regional Tax Bureau
260105|Fayette|Nicholson Twp|Albert Gallatin A|1|1|5+5||Southwest Regional Tax Bureau
260106|Fayette|Point Marion Boro|Albert Gallatin A|1|0|5+5||Southwest Regional Tax Bureau
260107|Fayette|Smithfield Boro|Albert Gallatin A|1|1|47+5|12000|Southwest Regional Tax Bureau
260108|Fayette|Springhill Twp|Albert Gallatin A|1|1|5+5||Southwest Regional Tax Bureau
260201|Fayette|Brownsville Boro|Brownsville Area|1|1|5+5||Southwest Regional Tax Bureau
260202|Fayette|Brownsville Twp|Brownsville Area|1|1|5+5||Southwest Regional Tax Bureau
260203|Fayette|Luzerne Twp|Brownsville Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260204|Fayette|Redstone Twp|Brownsville Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260205|Washington|West Brownsville Boro|Brownsville Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260301|Fayette|Bullskin Twp|Connellsville Area|1|1|0||Southwest Regional Tax Bureau
260302|Fayette|Connellsville City|Connellsville Area|1|1|52|12000|Southwest Regional Tax Bureau
260303|Fayette|Connellsville Twp|Connellsville Area|1|1|52|12000|Southwest Regional Tax Bureau
260304|Fayette|Dawson Boro|Connellsville Area|1|1|0||Southwest Regional Tax Bureau
260305|Fayette|Dunbar Boro|Connellsville Area|1|0|0||Southwest Regional Tax Bureau
260306|Fayette|Dunbar Twp|Connellsville Area|1|1|0||Southwest Regional Tax Bureau
260307|Fayette|Saltlick Twp|Connellsville Area|1|0|0||Southwest Regional Tax Bureau
260308|Fayette|South Connellsville Boro|Connellsville Area|1|1|10||Southwest Regional Tax Bureau
260309|Fayette|Springfield Twp|Connellsville Area|1|1|0||Southwest Regional Tax Bureau
260310|Fayette|Vanderbilt Boro|Connellsville Area|1|1|0||Southwest Regional Tax Bureau
260401|Fayette|Jefferson Twp|Frazier|1|1|5+5||Southwest Regional Tax Bureau
260402|Fayette|Lower Tyrone Twp|Frazier|1|1|5+5||Southwest Regional Tax Bureau
260403|Fayette|Newell Boro|Frazier|1|1|5+5|500|Southwest Regional Tax Bureau
260404|Fayette|Perry Twp|Frazier|1|1|47+5|12000|Southwest Regional Tax Bureau
260405|Fayette|Perryopolis Boro|Frazier|1|1|5+5||Southwest Regional Tax Bureau
260501|Fayette|Menallen Twp|Laurel Highlands|1|1|47+5|12000|Southwest Regional Tax Bureau
260502|Fayette|North Union Twp|Laurel Highlands|1|1|47+5|12000|Southwest Regional Tax Bureau
260503|Fayette|South Union Twp|Laurel Highlands|1|1|47+5|12000|Southwest Regional Tax Bureau
260601|Fayette|Franklin Twp|Uniontown Area|1|1|5+5||Southwest Regional Tax Bureau
260602|Fayette|German Twp|Uniontown Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260603|Fayette|Henry Clay Twp|Uniontown Area|1|1|5+5||Southwest Regional Tax Bureau
260604|Fayette|Markleysburg Boro|Uniontown Area|1|0|0+10||Southwest Regional Tax Bureau
260605|Fayette|Menallen Twp|Uniontown Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260606|Fayette|Ohiopyle Boro|Uniontown Area|1|1|25+5|12000|Southwest Regional Tax Bureau
260607|Fayette|Stewart Twp|Uniontown Area|1|1|5+5||Southwest Regional Tax Bureau
260608|Fayette|Uniontown City|Uniontown Area|1|1|47+5|12000|Southwest Regional Tax Bureau
260609|Fayette|Wharton Twp|Uniontown Area|1|1|47+5|12000|Southwest Regional Tax Bureau
`
