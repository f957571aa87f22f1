/** Collection districts 08 to 13. */
export const rows = `
080101|Bradford|Athens Boro|Athens Area|1.56|1|52|12000|Berkheimer
080102|Bradford|Athens Twp|Athens Area|1.56|1|52|12000|Berkheimer
080103|Bradford|Ridgebury Twp|Athens Area|1.56|1|0||Berkheimer
080104|Bradford|Sheshequin Twp|Athens Area|1.56|0|0||Berkheimer
080105|Bradford|Smithfield Twp|Athens Area|1.56|1|0||Berkheimer
080106|Bradford|Ulster Twp|Athens Area|1.56|1|0||Berkheimer
080201|Bradford|Canton Boro|Canton Area|1|0|52|12000|Berkheimer
080202|Bradford|Canton Twp|Canton Area|1|0|0||Berkheimer
080203|Bradford|Leroy Twp|Canton Area|1|0|0||Berkheimer
080204|Lycoming|McIntyre Twp|Canton Area|1|0|0||Berkheimer
080205|Lycoming|McNett Twp|Canton Area|1|0|0||Berkheimer
080206|Tioga|Union Twp|Canton Area|1|0|0||Berkheimer
080301|Bradford|Leraysville Boro|Northeast Bradford|1|1|0||Berkheimer
080302|Bradford|Orwell Twp|Northeast Bradford|1|0.5|0||Berkheimer
080303|Bradford|Pike Twp|Northeast Bradford|1|0|0||Berkheimer
080304|Bradford|Rome Boro|Northeast Bradford|1|0|0||Berkheimer
080305|Bradford|Rome Twp|Northeast Bradford|1|0|0||Berkheimer
080306|Bradford|Warren Twp|Northeast Bradford|1|0|0||Berkheimer
080307|Bradford|Windham Twp|Northeast Bradford|1|0|0||Berkheimer
080401|Bradford|Litchfield Twp|Sayre Area|1.5|0|0||Berkheimer
080402|Bradford|Sayre Boro|Sayre Area|1.5|1|52|12000|Berkheimer
080403|Bradford|South Waverly Boro|Sayre Area|1.5|1|0||Berkheimer
080501|Bradford|Asylum Twp|Towanda Area|1.24|0|0||Berkheimer
080502|Bradford|Franklin Twp|Towanda Area|1.24|0|0||Berkheimer
080503|Bradford|Monroe Boro|Towanda Area|1.24|0|0||Berkheimer
080504|Bradford|Monroe Twp|Towanda Area|1.24|1|0||Berkheimer
080505|Bradford|North Towanda Twp|Towanda Area|1.24|1|52|12000|Berkheimer
080506|Bradford|Standing Stone Twp|Towanda Area|1.24|1|0||Berkheimer
080507|Bradford|Towanda Boro|Towanda Area|1.24|1|52|12000|Berkheimer
080508|Bradford|Towanda Twp|Towanda Area|1.24|0|0||Berkheimer
080509|Bradford|Wysox Twp|Towanda Area|1.24|1|52|12000|Berkheimer
080601|Bradford|Alba Boro|Troy Area|1|0|0||Berkheimer
080602|Bradford|Armenia Twp|Troy Area|1|0|0||Berkheimer
080603|Bradford|Burlington Boro|Troy Area|1|1|0||Berkheimer
080604|Bradford|Burlington Twp|Troy Area|1|1|0||Berkheimer
080605|Bradford|Columbia Twp|Troy Area|1|0|0||Berkheimer
080606|Bradford|Granville Twp|Troy Area|1|0|0||Berkheimer
080607|Bradford|South Creek Twp|Troy Area|1|0|0||Berkheimer
080608|Bradford|Springfield Twp|Troy Area|1|0|0||Berkheimer
080609|Bradford|Sylvania Boro|Troy Area|1|0|0||Berkheimer
080610|Bradford|Troy Boro|Troy Area|1|0|0||Berkheimer
080611|Bradford|Troy Twp|Troy Area|1|0|0||Berkheimer
080612|Bradford|Wells Twp|Troy Area|1|0|0||Berkheimer
080613|Bradford|West Burlington Twp|Troy Area|1|0|0||Berkheimer
080701|Bradford|Albany Twp|Wyalusing Area|1.44|0|0||Berkheimer
080702|Bradford|Herrick Twp|Wyalusing Area|1.44|0|0||Berkheimer
080703|Bradford|New Albany Boro|Wyalusing Area|1.44|0|0||Berkheimer
080704|Bradford|Overton Twp|Wyalusing Area|1.44|0|0||Berkheimer
080705|Bradford|Stevens Twp|Wyalusing Area|1.44|0|0||Berkheimer
080706|Bradford|Terry Twp|Wyalusing Area|1.44|0|0||Berkheimer
080707|Bradford|Tuscarora Twp|Wyalusing Area|1.44|0|0||Berkheimer
080708|Bradford|Wilmot Twp|Wyalusing Area|1.44|0|0||Berkheimer
080709|Bradford|Wyalusing Boro|Wyalusing Area|1.44|0|52|12000|Berkheimer
080710|Bradford|Wyalusing Twp|Wyalusing Area|1.44|0|52|12000|Berkheimer
080711|Wyoming|Braintrim Twp|Wyalusing Area|1.44|1|0||Berkheimer
080712|Wyoming|Laceyville  Boro|Wyalusing Area|1.44|0|0||Berkheimer
080713|Wyoming|Windham Twp|Wyalusing Area|1.44|1|10||Berkheimer
090101|Bucks|Bensalem Twp|Bensalem Township|1|1|47+5|12000|Keystone
090201|Bucks|Bristol Boro|Bristol Boro|0|0|47+5|12000|Keystone
090301|Bucks|Bristol Twp|Bristol Township|0.5|0.5|47+5|12000|Keystone
090401|Bucks|Ivyland Boro|Centennial|1|1|47+5|12000|Keystone
090402|Bucks|Upper Southampton Twp|Centennial|1|1|47+5|12000|Keystone
090403|Bucks|Warminster Twp|Centennial|1|1|47+5|12000|Keystone
090501|Bucks|Buckingham Twp|Central Bucks|1|1|10|12000|Keystone
090502|Bucks|Chalfont Boro|Central Bucks|1|1|52|12000|Keystone
090503|Bucks|Doylestown Boro|Central Bucks|1|1|52|12000|Keystone
090504|Bucks|Doylestown Twp|Central Bucks|1|1|52|12000|Keystone
090505|Bucks|New Britain Boro|Central Bucks|1|1|52|12000|Keystone
090506|Bucks|New Britain Twp|Central Bucks|1.125|1|52|12000|Keystone
090507|Bucks|Plumstead Twp|Central Bucks|1|1|52|12000|Keystone
090508|Bucks|Warrington Twp|Central Bucks|1|1|52|12000|Keystone
090509|Bucks|Warwick Twp|Central Bucks|1|1|52|12000|Keystone
090601|Bucks|Newtown Boro|Council Rock|1|1|47+5|12000|Keystone
090602|Bucks|Newtown Twp|Council Rock|1|1|47+5|12000|Keystone
090603|Bucks|Northampton Twp|Council Rock|1|1|47+5|12000|Keystone
090604|Bucks|Upper Makefield Twp|Council Rock|1|1|0+10||Keystone
090605|Bucks|Wrightstown Twp|Council Rock|1|1|0+10||Keystone
090701|Bucks|Morrisville Boro|Morrisville Boro|1|1|0||Keystone
090801|Bucks|Hulmeville Boro|Neshaminy|1|1|0+10||Keystone
090802|Bucks|Langhorne Boro|Neshaminy|1|1|47+5|12000|Keystone
090803|Bucks|Langhorne Manor Boro|Neshaminy|0.5|0.5|0+10||Keystone
090804|Bucks|Lower Southampton Twp|Neshaminy|1|1|47+5|12000|Keystone
090805|Bucks|Middletown Twp|Neshaminy|1|1|47+5|12000|Keystone
090806|Bucks|Penndel Boro|Neshaminy|1|1|47+5|12000|Keystone
090901|Bucks|New Hope Boro|New Hope-Solebury|1|1|10||Keystone
090902|Bucks|Solebury Twp|New Hope-Solebury|1|1|52|12000|Keystone
091001|Bucks|Bridgeton Twp|Palisades|1|1|0||Keystone
091002|Bucks|Durham Twp|Palisades|1|1|0||Keystone
091003|Bucks|Nockamixon Twp|Palisades|1.25|1|52|12000|Keystone
091004|Bucks|Riegelsville Boro|Palisades|1|1|52|12000|Keystone
091005|Bucks|Springfield Twp|Palisades|1.25|1|52|12000|Keystone
091006|Bucks|Tinicum Twp|Palisades|1.25|1|0||Keystone
091101|Bucks|Bedminster Twp|Pennridge|1.75|1|0+5||Keystone
091102|Bucks|Dublin Boro|Pennridge|1.5|1|47+5|12000|Keystone
091103|Bucks|East Rockhill Twp|Pennridge|1.75|1|47+5|12000|Keystone
091104|Bucks|Hilltown Twp|Pennridge|1.5|1|47+5|12000|Keystone
091105|Bucks|Perkasie Boro|Pennridge|1.5|1|47+5|12000|Keystone
091106|Bucks|Sellersville Boro|Pennridge|1.5|1|47+5|12000|Keystone
091107|Bucks|Silverdale Boro|Pennridge|1.5|1|47+5|12000|Keystone
091108|Bucks|West Rockhill Twp|Pennridge|1.75|1|47+5|12000|Keystone
091201|Bucks|Falls Twp|Pennsbury|1|1|52|12000|Keystone
091202|Bucks|Lower Makefield Twp|Pennsbury|0|0|52|12000|Keystone
091203|Bucks|Tullytown Boro|Pennsbury|1|1|52|12000|Keystone
091204|Bucks|Yardley Boro|Pennsbury|0|0|0||Keystone
091301|Bucks|Haycock Twp|Quakertown Comm|1.5|0|0||Keystone
091302|Bucks|Milford Twp|Quakertown Comm|1.75|1|0||Keystone
091303|Bucks|Quakertown Boro|Quakertown Comm|1.5|1|52|12000|Keystone
091304|Bucks|Richland Twp|Quakertown Comm|1.6|1|52|12000|Keystone
091305|Bucks|Richlandtown Boro|Quakertown Comm|1.5|1|52|12000|Keystone
091306|Bucks|Trumbauersville Boro|Quakertown Comm|1.5|1|0||Keystone
100101|Butler|Butler City|Butler Area|1|1|47+5|12000|Berkheimer
100102|Butler|Butler Twp|Butler Area|1|0|47+5|12000|Berkheimer
100103|Butler|Center Twp|Butler Area|1|1|47+5|12000|Berkheimer
100104|Butler|Clearfield Twp|Butler Area|1|0|47+5|12000|Berkheimer
100105|Butler|Connoquenessing Boro|Butler Area|1|0|0+5||Berkheimer
100106|Butler|Connoquenessing Twp|Butler Area|1|0|47+5|12000|Berkheimer
100107|Butler|East Butler Boro|Butler Area|1|0|47+5|12000|Berkheimer
100108|Butler|Oakland Twp|Butler Area|1|1|47+5|12000|Berkheimer
100109|Butler|Summit Twp|Butler Area|1|0|47+5|12000|Berkheimer
100201|Armstrong|Freeport Boro|Freeport Area|1|0|47+5|12000|Berkheimer
100202|Armstrong|South Buffalo Twp|Freeport Area|1|1|47+5|12000|Berkheimer
100203|Butler|Buffalo Twp|Freeport Area|1|1|47+5|12000|Berkheimer
100301|Armstrong|Bradys Bend Twp|Karns City Area|1|1|0+5||Berkheimer
100302|Armstrong|Perry Twp|Karns City Area|1|1|0+5||Berkheimer
100303|Armstrong|Sugarcreek Twp|Karns City Area|1|1|0+5||Berkheimer
100304|Butler|Bruin Boro|Karns City Area|1|0|0+5||Berkheimer
100305|Butler|Chicora Boro|Karns City Area|1|0|47+5|12000|Berkheimer
100306|Butler|Donegal Twp|Karns City Area|1|1|47+5|12000|Berkheimer
100307|Butler|Fairview Boro|Karns City Area|1|0.5|0+5||Berkheimer
100308|Butler|Fairview Twp|Karns City Area|1|0|0+5||Berkheimer
100309|Butler|Karns City Boro|Karns City Area|1|0|47+5|12000|Berkheimer
100310|Butler|Parker Twp|Karns City Area|1|0.5|0+5||Berkheimer
100311|Butler|Petrolia Boro|Karns City Area|1|0|47+5|12000|Berkheimer
100312|Clarion|Brady Twp|Karns City Area|1|0|0+5||Berkheimer
100313|Clarion|East Brady Boro|Karns City Area|1|1|5+5||Berkheimer
100401|Butler|Adams Twp|Mars Area|1|1|0+10||Berkheimer
100402|Butler|Mars Boro|Mars Area|1|0|5+5||Berkheimer
100403|Butler|Middlesex Twp|Mars Area|1|1|47+5|12000|Berkheimer
100404|Butler|Valencia Boro|Mars Area|1|0|47+5|12000|Berkheimer
100501|Butler|Cherry Twp|Moniteau|1|1|47+5|12000|Berkheimer
100502|Butler|Cherry Valley Boro|Moniteau|1|0|0+10||Berkheimer
100503|Butler|Clay Twp|Moniteau|1|0|42+10|12000|Berkheimer
100504|Butler|Concord Twp|Moniteau|1|1|0+10||Berkheimer
100505|Butler|Eau Claire Boro|Moniteau|1|0|5+5||Berkheimer
100506|Butler|Marion Twp|Moniteau|1|0.5|42+10|12000|Berkheimer
100507|Butler|Venango Twp|Moniteau|1|1|0+10||Berkheimer
100508|Butler|Washington Twp|Moniteau|1|0|0+10||Berkheimer
100509|Butler|West Sunbury Boro|Moniteau|1|0|0+10||Berkheimer
100601|Butler|Brady Twp|Slippery Rock A|1|1|0||Berkheimer
100602|Butler|Franklin Twp|Slippery Rock A|1|0|0||Berkheimer
100603|Butler|Harrisville Boro|Slippery Rock A|1|1|52|12000|Berkheimer
100604|Butler|Mercer Twp|Slippery Rock A|1|0|0||Berkheimer
100605|Butler|Muddy Creek Twp|Slippery Rock A|1|1|52|12000|Berkheimer
100606|Butler|Portersville Boro|Slippery Rock A|1|0|52|12000|Berkheimer
100607|Butler|Prospect Boro|Slippery Rock A|1|0|0||Berkheimer
100608|Butler|Slippery Rock Boro|Slippery Rock A|1|1|52|12000|Berkheimer
100609|Butler|Slippery Rock Twp|Slippery Rock A|1|1|0||Berkheimer
100610|Butler|West Liberty Boro|Slippery Rock A|1|0|0||Berkheimer
100611|Butler|Worth Twp|Slippery Rock A|1|0.5|0||Berkheimer
100701|Butler|Clinton Twp|Knoch|1|0|47+5|12000|Berkheimer
100702|Butler|Jefferson Twp|Knoch|1|0|47+5|12000|Berkheimer
100703|Butler|Penn Twp|Knoch|1|0|47+5|12000|Berkheimer
100704|Butler|Saxonburg Boro|Knoch|1|0|47+5|12000|Berkheimer
100705|Butler|Winfield Twp|Knoch|1|0|47+5|12000|Berkheimer
100801|Butler|Callery Boro|Seneca Valley|1|0|52|12000|Berkheimer
100802|Butler|Cranberry Twp|Seneca Valley|1|1|52|12000|Berkheimer
100803|Butler|Evans City Boro|Seneca Valley|1|0|52|12000|Berkheimer
100804|Butler|Forward Twp|Seneca Valley|1|0|26|12000|Berkheimer
100805|Butler|Harmony Boro|Seneca Valley|1|1|52|12000|Berkheimer
100806|Butler|Jackson Twp|Seneca Valley|1|1|52|12000|Berkheimer
100807|Butler|Lancaster Twp|Seneca Valley|1|0.5|52|12000|Berkheimer
100808|Butler|Seven Fields Boro|Seneca Valley|1|0.5|52|12000|Berkheimer
100809|Butler|Zelienople Boro|Seneca Valley|1|0.5|52|12000|Berkheimer
110101|Cambria|Blacklick Twp|Blacklick Valley|1|0.5|0||Berkheimer
110102|Cambria|Nanty Glo Boro|Blacklick Valley|1|1|52|12000|Berkheimer
110103|Cambria|Vintondale Boro|Blacklick Valley|1|1|0||Berkheimer
110201|Cambria|Carrolltown Boro|Cambria Heights|1|1|52|12000|Berkheimer
110202|Cambria|Chest Springs Boro|Cambria Heights|1|0|0||Berkheimer
110203|Cambria|Chest Twp|Cambria Heights|1|0.5|0||Berkheimer
110204|Cambria|Clearfield Twp|Cambria Heights|1|1|0||Berkheimer
110205|Cambria|East Carroll Twp|Cambria Heights|1|0.5|0||Berkheimer
110206|Cambria|Elder Twp|Cambria Heights|1|1|10|1000|Berkheimer
110207|Cambria|Hastings Boro|Cambria Heights|1|1|52|12000|Berkheimer
110208|Cambria|Patton Boro|Cambria Heights|1|1|10||Berkheimer
110209|Cambria|West Carroll Twp|Cambria Heights|1|0|10||Berkheimer
110301|Cambria|Cambria Twp|Central Cambria|1|0.5|20+5|12000|Berkheimer
110302|Cambria|Ebensburg Boro|Central Cambria|1|1|47+5|12000|Berkheimer
110303|Cambria|Jackson Twp|Central Cambria|1|0.5|15+5|12000|Berkheimer
110401|Cambria|Conemaugh Twp|Conemaugh Valley|1|1|47+5|12000|Berkheimer
110402|Cambria|Daisytown Boro|Conemaugh Valley|1|1|0+10||Berkheimer
110403|Cambria|East Conemaugh Boro|Conemaugh Valley|1|1|5+5||Berkheimer
110404|Cambria|East Taylor Twp|Conemaugh Valley|1|1|5+5||Berkheimer
110405|Cambria|Franklin Boro|Conemaugh Valley|1|1|47+5|12000|Berkheimer
110501|Cambria|Brownstown Boro|Ferndale Area|1|1|10||Berkheimer
110502|Cambria|Dale Boro|Ferndale Area|1|1|10||Berkheimer
110503|Cambria|Ferndale Boro|Ferndale Area|1|0.5|52|12000|Berkheimer
110504|Cambria|Lorain Boro|Ferndale Area|1|1|10||Berkheimer
110505|Cambria|Middle Taylor Twp|Ferndale Area|1|0|0||Berkheimer
110601|Cambria|Adams Twp|Forest Hills|1|1|52|12000|Berkheimer
110602|Cambria|Croyle Twp|Forest Hills|1|1|52|12000|Berkheimer
110603|Cambria|Ehrenfeld Boro|Forest Hills|1|1|10||Berkheimer
110604|Cambria|South Fork Boro|Forest Hills|1|1|52|12000|Berkheimer
110605|Cambria|Summerhill Boro|Forest Hills|1|1|0||Berkheimer
110606|Cambria|Summerhill Twp|Forest Hills|1|1|52|12000|Berkheimer
110607|Cambria|Wilmore Boro|Forest Hills|1|0|0||Berkheimer
110701|Cambria|Geistown Boro|Greater Johnstown|1|0|47+5|12000|Berkheimer
110702|Cambria|Johnstown City|Greater Johnstown|1.5|1|47+5|12000|Berkheimer
110703|Cambria|Lower Yoder Twp|Greater Johnstown|1|0|47+5|12000|Berkheimer
110704|Cambria|Stonycreek Twp|Greater Johnstown|1|0.5|47+5|12000|Berkheimer
110705|Cambria|West Taylor Twp|Greater Johnstown|1|0|47+5|12000|Berkheimer
110801|Cambria|Barr Twp|Northern Cambria|1|0|5+5||Berkheimer
110802|Cambria|Northern Cambria Boro|Northern Cambria|1|1|47+5|12000|Berkheimer
110803|Cambria|Susquehanna Twp|Northern Cambria|1|1|5+5||Berkheimer
110901|Cambria|Allegheny Twp|Penn Cambria|1|0.5|5+5||Berkheimer
110902|Cambria|Ashville Boro|Penn Cambria|1|0.5|5+5||Berkheimer
110903|Cambria|Cresson Boro|Penn Cambria|1|0.5|47+5|12000|Berkheimer
110904|Cambria|Cresson Twp|Penn Cambria|1|0.5|5+5||Berkheimer
110905|Cambria|Dean Twp|Penn Cambria|1|1|47+5|12000|Berkheimer
110906|Cambria|Gallitzin Boro|Penn Cambria|1|0|47+5|12000|Berkheimer
110907|Cambria|Gallitzin Twp|Penn Cambria|1|0|0+5||Berkheimer
110908|Cambria|Lilly Boro|Penn Cambria|1|0.5|25+5|12000|Berkheimer
110909|Cambria|Loretto Boro|Penn Cambria|1|0|47+5|12000|Berkheimer
110910|Cambria|Munster Twp|Penn Cambria|1|0.5|0+5||Berkheimer
110911|Cambria|Sankertown Boro|Penn Cambria|1|1|5+5||Berkheimer
110912|Blair/Cambria|Tunnelhill Boro|Penn Cambria|1|0.5|5+5||Berkheimer
110913|Cambria|Washington Twp|Penn Cambria|1|0|5+5||Berkheimer
111001|Cambria|Cassandra Boro|Portage Area|1|0|0+5||Berkheimer
111002|Cambria|Portage Boro|Portage Area|1.5|1|47+5|12000|Berkheimer
111003|Cambria|Portage Twp|Portage Area|1|1|5+5||Berkheimer
111101|Cambria|Geistown Boro|Richland|1|0|47+5|12000|Berkheimer
111102|Cambria|Richland Twp|Richland|1|1|47+5|12000|Berkheimer
111201|Cambria|Southmont Boro|Westmont Hilltop|1|1|52|12000|Berkheimer
111202|Cambria|Upper Yoder Twp|Westmont Hilltop|1|1|52|12000|Berkheimer
111203|Cambria|Westmont Boro|Westmont Hilltop|1|0|52|12000|Berkheimer
120101|Cameron|Driftwood Boro|Cameron Co|1|1|10||Keystone
120102|Cameron|Emporium Boro|Cameron Co|1|1|52|12000|Keystone
120103|Cameron|Gibson Twp|Cameron Co|1|0|0||Keystone
120104|Cameron|Grove Twp|Cameron Co|1|0|0||Keystone
120105|Cameron|Lumber Twp|Cameron Co|1|0.5|10||Keystone
120106|Cameron|Portage Twp|Cameron Co|1|0.5|0||Keystone
120107|Cameron|Shippen Twp|Cameron Co|1|1|0||Keystone
130101|Carbon|Jim Thorpe Boro|Jim Thorpe Area|1|1|47+5|12000|Berkheimer
130102|Carbon|Kidder Twp|Jim Thorpe Area|1|1|47+5|12000|Berkheimer
130103|Carbon|Penn Forest Twp|Jim Thorpe Area|1|1|0+10||Berkheimer
130201|Carbon|East Penn Twp|Lehighton Area|1|1|52|12000|Berkheimer
130202|Carbon|Franklin Twp|Lehighton Area|1|1|52|12000|Berkheimer
130203|Carbon|Lehighton Boro|Lehighton Area|1|1|52|12000|Berkheimer
130204|Carbon|Mahoning Twp|Lehighton Area|1|1|50|12000|Berkheimer
130205|Carbon|Parryville Boro|Lehighton Area|1|1|10||Berkheimer
130206|Carbon|Weissport Boro|Lehighton Area|1|1|52|12000|Berkheimer
130301|Carbon|Bowmanstown Boro|Palmerton Area|1|1|5+5||Berkheimer
130302|Carbon|Lower Towamensing Twp|Palmerton Area|1|1|47+5|12000|Berkheimer
130303|Carbon|Palmerton Boro|Palmerton Area|1|1|47+5|12000|Berkheimer
130304|Carbon|Towamensing Twp|Palmerton Area|1|1|5+5||Berkheimer
130401|Carbon|Lansford Boro|Panther Valley|1|1|47+5|12000|Berkheimer
130402|Carbon|Nesquehoning Boro|Panther Valley|1|1|47+5|12000|Berkheimer
130403|Carbon|Summit Hill Boro|Panther Valley|1|1|47+5|12000|Berkheimer
130404|Schuylkill|Coaldale Boro|Panther Valley|1|1|47+5|12000|Berkheimer
130501|Carbon|East Side Boro|Weatherly Area|1|1|10||Berkheimer
130502|Carbon|Kidder Twp|Weatherly Area|1|1|52|12000|Berkheimer
130503|Carbon|Lausanne Twp|Weatherly Area|1|1|0||Berkheimer
130504|Carbon|Lehigh Twp|Weatherly Area|1|1|10||Berkheimer
130505|Carbon|Packer Twp|Weatherly Area|1|1|0||Berkheimer
130506|Carbon|Weatherly Boro|Weatherly Area|1|1|52|12000|Berkheimer
`
