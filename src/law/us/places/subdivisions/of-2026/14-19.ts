/** Collection districts 14 to 19. */
export const rows = `
140101|Centre|Boggs Twp|Bald Eagle Area|2.55|0.5|47+5|12000|Centre Tax Agency
140102|Centre|Burnside Twp|Bald Eagle Area|2.55|0.5|0+10||Centre Tax Agency
140103|Centre|Howard Boro|Bald Eagle Area|2.55|0.5|0+10||Centre Tax Agency
140104|Centre|Howard Twp|Bald Eagle Area|2.55|0.5|0+10||Centre Tax Agency
140105|Centre|Huston Twp|Bald Eagle Area|2.55|0.5|0+10||Centre Tax Agency
140106|Centre|Milesburg Boro|Bald Eagle Area|2.55|0.5|0+10||Centre Tax Agency
140107|Centre|Port Matilda Boro|Bald Eagle Area|2.55|0|0+10||Centre Tax Agency
140108|Centre|Snow Shoe Boro|Bald Eagle Area|2.55|1|0+10||Centre Tax Agency
140109|Centre|Snow Shoe Twp|Bald Eagle Area|2.55|1|5+5|1500|Centre Tax Agency
140110|Centre|Union Twp|Bald Eagle Area|2.55|1|0+10||Centre Tax Agency
140111|Centre|Unionville Boro|Bald Eagle Area|2.55|1|0+10||Centre Tax Agency
140112|Centre|Worth Twp|Bald Eagle Area|2.55|0|0+10||Centre Tax Agency
140201|Centre|Bellefonte Boro|Bellefonte Area|1.65|1|47+5|12000|Centre Tax Agency
140202|Centre|Benner Twp|Bellefonte Area|1.55|0.5|47+5|12000|Centre Tax Agency
140203|Centre|Marion Twp|Bellefonte Area|1.55|0.5|0+10||Centre Tax Agency
140204|Centre|Spring Twp|Bellefonte Area|1.55|0.5|47+5|12000|Centre Tax Agency
140205|Centre|Walker Twp|Bellefonte Area|1.55|0.5|0+10||Centre Tax Agency
140301|Centre|Centre Hall Boro|Penns Valley Area|1.8|0.5|10||Centre Tax Agency
140302|Centre|Gregg Twp|Penns Valley Area|1.8|0.5|52|12000|Centre Tax Agency
140303|Centre|Haines Twp|Penns Valley Area|1.8|0.5|0||Centre Tax Agency
140304|Centre|Miles Twp|Penns Valley Area|1.8|0.5|52|12000|Centre Tax Agency
140305|Centre|Millheim Boro|Penns Valley Area|1.8|0.5|52|12000|Centre Tax Agency
140306|Centre|Penn Twp|Penns Valley Area|1.8|0.5|52|12000|Centre Tax Agency
140307|Centre|Potter Twp|Penns Valley Area|1.8|0.5|52|12000|Centre Tax Agency
140401|Centre|Benner Twp|State College Area|1.45|0.5|47+5|12000|Centre Tax Agency
140402|Centre|College Twp|State College Area|1.45|1|47+5|12000|Centre Tax Agency
140403|Centre|Ferguson Twp|State College Area|2.35|1|47+5|12000|Centre Tax Agency
140404|Centre|Halfmoon Twp|State College Area|1.45|0.5|5+5||Centre Tax Agency
140405|Centre|Harris Township|State College Area|1.45|1|47+5|12000|Centre Tax Agency
140406|Centre|Patton Twp|State College Area|1.45|1|47+5|12000|Centre Tax Agency
140407|Centre|State College Boro|State College Area|2.25|1|47+5|12000|Centre Tax Agency
150101|Chester|Avondale Boro|Avon Grove|1|1|0||Keystone
150102|Chester|Franklin Twp|Avon Grove|0.5|0.5|0||Keystone
150103|Chester|London Britain Twp|Avon Grove|0|0|0||Keystone
150104|Chester|London Grove Twp|Avon Grove|1|0.75|0||Keystone
150105|Chester|New London Twp|Avon Grove|0.5|0.5|0||Keystone
150106|Chester|Penn Twp|Avon Grove|0.75|0.75|52|12000|Keystone
150107|Chester|West Grove Boro|Avon Grove|1|1|52|12000|Keystone
150201|Chester|Caln Twp|Coatesville Area|1|1|47+5|12000|Keystone
150202|Chester|Coatesville City|Coatesville Area|2.5|1|47+5|12000|Keystone
150203|Chester|East Fallowfield Twp|Coatesville Area|1|1|47+5|12000|Keystone
150204|Chester|Modena Boro|Coatesville Area|1|0|47+5|12000|Keystone
150205|Chester|Sadsbury Twp|Coatesville Area|1|1|47+5|12000|Keystone
150206|Chester|South Coatesville Boro|Coatesville Area|1|1|47+5|12000|Keystone
150207|Chester|Valley Twp|Coatesville Area|1|1|47+5|12000|Keystone
150208|Chester|West Brandywine Twp|Coatesville Area|1.125|1|47+5|12000|Keystone
150209|Chester|West Caln Twp|Coatesville Area|1|1|0+5||Keystone
150301|Chester|Downingtown Boro|Downingtown Area|1|1|47+5|12000|Keystone
150302|Chester|East Brandywine Twp|Downingtown Area|1.125|1|42+10|12000|Keystone
150303|Chester|East Caln Twp|Downingtown Area|1|1|47+5|12000|Keystone
150304|Chester|Upper Uwchlan Twp|Downingtown Area|1|1|42+10|12000|Keystone
150305|Chester|Uwchlan Twp|Downingtown Area|1.25|1|47+5|12000|Keystone
150306|Chester|Wallace Twp|Downingtown Area|1|1|0+10||Keystone
150307|Chester|West Bradford Twp|Downingtown Area|1.25|1|0+10||Keystone
150308|Chester|West Pikeland Twp|Downingtown Area|1.25|1|0+10||Keystone
150401|Chester|Charlestown Twp|Great Valley|1|0.5|52|12000|Keystone
150402|Chester|East Whiteland Twp|Great Valley|0.8|0.75|52|12000|Keystone
150403|Chester|Malvern Boro|Great Valley|1|1|52|12000|Keystone
150404|Chester|Willistown Twp|Great Valley|1|0.875|52|12000|Keystone
150501|Chester|East Marlborough Twp|Kennett Consolidatd|1|0|52|12000|Keystone
150502|Chester|Kennett Square Boro|Kennett Consolidatd|1|1|52|12000|Keystone
150503|Chester|Kennett Twp|Kennett Consolidatd|1.25|1|52|12000|Keystone
150504|Chester|New Garden Twp|Kennett Consolidatd|1.125|1|52|12000|Keystone
150601|Chester|East Coventry Twp|Owen J Roberts|1.25|1|52|12000|Keystone
150602|Chester|East Nantmeal Twp|Owen J Roberts|1.25|1|0||Keystone
150603|Chester|East Vincent Twp|Owen J Roberts|1.3325|0.5|52|12000|Keystone
150604|Chester|North Coventry Twp|Owen J Roberts|1.25|1|52|12000|Keystone
150605|Chester|South Coventry Twp|Owen J Roberts|1|0.5|52|12000|Keystone
150606|Chester|Warwick Twp|Owen J Roberts|1.25|0.5|0||Keystone
150607|Chester|West Vincent Twp|Owen J Roberts|1.25|0.5|0||Keystone
150701|Chester|East Nottingham Twp|Oxford Area|1.25|1|0||Keystone
150702|Chester|Elk Twp|Oxford Area|1.1|1|0||Keystone
150703|Chester|Lower Oxford Twp|Oxford Area|1.5|1|0||Keystone
150704|Chester|Oxford Boro|Oxford Area|1|1|52|12000|Keystone
150705|Chester|Upper Oxford Twp|Oxford Area|1.5|1|0||Keystone
150706|Chester|West Nottingham Twp|Oxford Area|1|1|52|12000|Keystone
150801|Chester|East Pikeland Twp|Phoenixville Area|1.35|1|52|12000|Keystone
150802|Chester|Phoenixville Boro|Phoenixville Area|1.1|1|52|12000|Keystone
150803|Chester|Schuylkill Twp|Phoenixville Area|1.35|1|52|12000|Keystone
150901|Chester|Easttown Twp|Tredyffrin-Easttown|0.5|0.5|0||Keystone
150902|Chester|Tredyffrin Twp|Tredyffrin-Easttown|0|0|52|12000|Keystone
151001|Berks|Caernarvon Twp|Twin Valley|1|1|52|12000|Keystone
151002|Berks|New Morgan Boro|Twin Valley|1|1|52|12000|Keystone
151003|Berks|Robeson Twp|Twin Valley|1|1|52|12000|Keystone
151004|Chester|Elverson Boro|Twin Valley|1|1|52|12000|Keystone
151005|Chester|Honey Brook Boro|Twin Valley|1|0.5|0||Keystone
151006|Chester|Honey Brook Twp|Twin Valley|1.5|0.5|0||Keystone
151007|Chester|West Nantmeal Twp|Twin Valley|1|1|0||Keystone
151101|Chester|Birmingham Twp|Unionville-Chadds Ford|0|0|52|12000|Keystone
151102|Chester|East Marlborough Twp|Unionville-Chadds Ford|0|0|52|12000|Keystone
151103|Chester|Newlin Twp|Unionville-Chadds Ford|0.5|0|0||Keystone
151104|Chester|Pennsbury Twp|Unionville-Chadds Ford|0.312|1|52|12000|Keystone
151105|Chester|Pocopson Twp|Unionville-Chadds Ford|0.5|0.5|52|12000|Keystone
151106|Chester|West Marlborough Twp|Unionville-Chadds Ford|0.75|0.75|0||Keystone
151107|Delaware|Chadds Ford Twp|Unionville-Chadds Ford|0|0|52|12000|Keystone
151201|Chester|East Bradford Twp|West Chester Area|1.25|1|52|12000|Keystone
151202|Chester|East Goshen Twp|West Chester Area|1|1|52|12000|Keystone
151203|Chester|Thornbury Twp|West Chester Area|1|0.5|52|12000|Keystone
151204|Chester|West Chester Boro|West Chester Area|1.25|1|52|12000|Keystone
151205|Chester|West Goshen Twp|West Chester Area|1|1|52|12000|Keystone
151206|Chester|West Whiteland Twp|West Chester Area|1|1|52|12000|Keystone
151207|Chester|Westtown Twp|West Chester Area|1.08|1|52|12000|Keystone
151208|Delaware|Thornbury Twp|West Chester Area|1|1|0||Keystone
160101|Armstrong|Hovey Twp|Alleg.-Clarion Valley|1|0|0||Keystone
160102|Armstrong|Parker City|Alleg.-Clarion Valley|1|1|52|12000|Keystone
160103|Butler|Allegheny Twp|Alleg.-Clarion Valley|1|0|52|12000|Keystone
160104|Clarion|Foxburg Boro|Alleg.-Clarion Valley|1|1|10||Keystone
160105|Clarion|Perry Twp|Alleg.-Clarion Valley|1|0|0||Keystone
160106|Clarion|Richland Twp|Alleg.-Clarion Valley|1|0.5|10||Keystone
160107|Clarion|St Petersburg Boro|Alleg.-Clarion Valley|1|0.5|0||Keystone
160108|Venango|Emlenton Boro|Alleg.-Clarion Valley|1|0|52|12000|Keystone
160109|Venango|Richland Twp|Alleg.-Clarion Valley|1|0|0||Keystone
160110|Venango|Scrubgrass Twp|Alleg.-Clarion Valley|1|0|52|12000|Keystone
160201|Clarion|Clarion Boro|Clarion Area|1|1|47+5|12000|Keystone
160202|Clarion|Highland Twp|Clarion Area|1|0|0+10||Keystone
160203|Clarion|Monroe Twp|Clarion Area|1|1|47+5|12000|Keystone
160204|Clarion|Paint Twp|Clarion Area|1|0|5+5||Keystone
160301|Clarion|Clarion Twp|Clarion-Limestone A|1|0|42+10|12000|Keystone
160302|Clarion|Limestone Twp|Clarion-Limestone A|1|1|42+10|12000|Keystone
160303|Clarion|Millcreek Twp|Clarion-Limestone A|1|0|0+10||Keystone
160304|Clarion|Strattanville Boro|Clarion-Limestone A|1|0|42+10|12000|Keystone
160305|Jefferson|Corsica Boro|Clarion-Limestone A|1|0|42+10|12000|Keystone
160306|Jefferson|Union Twp|Clarion-Limestone A|1|0|0+10||Keystone
160401|Clarion|Ashland Twp|Keystone|1|0|10||Keystone
160402|Clarion|Beaver Twp|Keystone|1|0.5|52|12000|Keystone
160403|Clarion|Callensburg Boro|Keystone|1|0|0||Keystone
160404|Clarion|Elk Twp|Keystone|1|1|0||Keystone
160405|Clarion|Knox Boro|Keystone|1|0.5|52|12000|Keystone
160406|Clarion|Licking Twp|Keystone|1|1|52|12000|Keystone
160407|Clarion|Salem Twp|Keystone|1|1|0||Keystone
160408|Clarion|Shippenville Boro|Keystone|1|0|0||Keystone
160501|Clarion|Farmington Twp|North Clarion Co|1|0|0||Keystone
160502|Clarion|Knox Twp|North Clarion Co|1|0|0||Keystone
160503|Clarion|Washington Twp|North Clarion Co|1|0|0||Keystone
160601|Armstrong|Madison Twp|Redbank Valley|1|0|0||Keystone
160602|Armstrong|Mahoning Twp|Redbank Valley|1|1|10||Keystone
160603|Armstrong|Redbank Twp|Redbank Valley|1|0|10||Keystone
160604|Armstrong|South Bethlehem Boro|Redbank Valley|1|0|0||Keystone
160605|Clarion|Hawthorn Boro|Redbank Valley|1|0|45|12000|Keystone
160606|Clarion|Monroe Twp|Redbank Valley|1|1|47|12000|Keystone
160607|Clarion|New Bethlehem Boro|Redbank Valley|1|1|52|12000|Keystone
160608|Clarion|Porter Twp|Redbank Valley|1|0|0||Keystone
160609|Clarion|Redbank Twp|Redbank Valley|1|0|10||Keystone
160701|Clarion|Madison Twp|Union|1|1|5+5||Keystone
160702|Clarion|Piney Twp|Union|1|0|42+10|12000|Keystone
160703|Clarion|Rimersburg Boro|Union|1|0|0+10||Keystone
160704|Clarion|Sligo Boro|Union|1|1|47+5|12000|Keystone
160705|Clarion|Toby Twp|Union|1|0|0+10||Keystone
170101|Clearfield|Bradford Twp|Clearfield Area|1|1|47+5|12000|Keystone
170102|Clearfield|Clearfield Boro|Clearfield Area|1|0.5|47+5|12000|Keystone
170103|Clearfield|Covington Twp|Clearfield Area|1|0.5|5+5|1000|Keystone
170104|Clearfield|Girard Twp|Clearfield Area|1|1|5+5||Keystone
170105|Clearfield|Goshen Twp|Clearfield Area|1|0.5|5+5||Keystone
170106|Clearfield|Knox Twp|Clearfield Area|1|0.5|0+10||Keystone
170107|Clearfield|Lawrence Twp|Clearfield Area|1|1|47+5|12000|Keystone
170108|Clearfield|Pine Twp|Clearfield Area|1|0.5|0+10||Keystone
170201|Clearfield|Curwensville Boro|Curwensville Area|1|1|52|12000|Keystone
170202|Clearfield|Ferguson Twp|Curwensville Area|1|1|0||Keystone
170203|Clearfield|Grampian Boro|Curwensville Area|1|1|52|12000|Keystone
170204|Clearfield|Greenwood Twp|Curwensville Area|1|0.5|0||Keystone
170206|Clearfield|Penn Twp|Curwensville Area|1|0.5|10||Keystone
170207|Clearfield|Pike Twp|Curwensville Area|1|0.5|0||Keystone
170301|Clearfield|Bloom Twp|DuBois Area|1|1|5+5||Keystone
170302|Clearfield|Brady Twp|DuBois Area|1|1|5+5||Keystone
170303|Clearfield|DuBois City|DuBois Area|1|1|47+5|12000|Keystone
170304|Clearfield|Huston Twp|DuBois Area|1|0|5+5||Keystone
170306|Clearfield|Troutville Boro|DuBois Area|1|1|0+5||Keystone
170307|Clearfield|Union Twp|DuBois Area|1|0.5|5+5||Keystone
170308|Clearfield/Jefferson|Falls Creek Boro|DuBois Area|1|0.5|47+5|12000|Keystone
170309|Jefferson|Reynoldsville Boro|DuBois Area|1|0|47+5|12000|Keystone
170310|Jefferson|Sykesville Boro|DuBois Area|1|1|47+5|12000|Keystone
170311|Jefferson|Winslow Twp|DuBois Area|1|1|5+5||Keystone
170401|Cambria|Reade Twp|Glendale|1|0.5|5+5||Keystone
170402|Cambria|White Twp|Glendale|1|0|5+5||Keystone
170403|Clearfield|Beccaria Twp|Glendale|1|1|5+5||Keystone
170404|Clearfield|Coalport Boro|Glendale|1|0.5|5+5||Keystone
170405|Clearfield|Irvona Boro|Glendale|1|0|5+5||Keystone
170501|Clearfield|Burnside Twp|Harmony Area|1|0.5|42+10|12000|Keystone
170502|Clearfield|Chest Twp|Harmony Area|1|0|0+10||Keystone
170503|Clearfield|Westover Boro|Harmony Area|1|1|0+10||Keystone
170504|Indiana|Cherry Tree Boro|Harmony Area|1|0.5|0+10||Keystone
170601|Clearfield|Bigler Twp|Moshannon Valley|1|1|52|12000|Keystone
170602|Clearfield|Brisbin Boro|Moshannon Valley|1|0.5|0||Keystone
170603|Clearfield|Glen Hope Boro|Moshannon Valley|1|0.5|52|12000|Keystone
170604|Clearfield|Gulich Twp|Moshannon Valley|1|0.5|0||Keystone
170605|Clearfield|Houtzdale Boro|Moshannon Valley|1|0.5|0||Keystone
170606|Clearfield|Jordan Twp|Moshannon Valley|1|0|0||Keystone
170607|Clearfield|Ramey Boro|Moshannon Valley|1|0|0||Keystone
170608|Clearfield|Woodward Twp|Moshannon Valley|1|0.5|52|12000|Keystone
170701|Centre|Philipsburg Boro|Philipsburg-Osceola Asd|1|1|52|12000|Keystone
170702|Centre|Rush Twp|Philipsburg-Osceola Asd|1|0|0||Keystone
170703|Clearfield|Boggs Twp|Philipsburg-Osceola Asd|1|0.5|0||Keystone
170704|Clearfield|Chester Hill Boro|Philipsburg-Osceola Asd|1|0|52|12000|Keystone
170705|Clearfield|Decatur Twp|Philipsburg-Osceola Asd|1|1|52|12000|Keystone
170706|Clearfield|Osceola Mills Borough|Philipsburg-Osceola Asd|1|0.5|52|12000|Keystone
170707|Clearfield|Wallaceton Boro|Philipsburg-Osceola Asd|1|0.5|10||Keystone
170801|Clearfield|Cooper Twp|West Branch Area|1|0.5|47+5|12000|Keystone
170802|Clearfield|Graham Twp|West Branch Area|1|0|5+5||Keystone
170803|Clearfield|Karthaus Twp|West Branch Area|1|0.5|47+5|12000|Keystone
170804|Clearfield|Morris Twp|West Branch Area|1|1|47+5|12000|Keystone
170805|Clinton|West Keating Twp|West Branch Area|1|1|0+10||Keystone
180101|Centre|Curtin Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180102|Centre|Liberty Twp|Keystone Central|1.5|0|47+5|12000|Berkheimer
180103|Clinton|Allison Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180104|Clinton|Bald Eagle Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180105|Clinton|Beech Creek Boro|Keystone Central|1.5|0.5|5+5||Berkheimer
180106|Clinton|Beech Creek Twp|Keystone Central|1.5|0.5|5+5||Berkheimer
180107|Clinton|Castanea Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180108|Clinton|Chapman Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180109|Clinton|Colebrook Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180110|Clinton|Dunnstable Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180111|Clinton|East Keating Twp|Keystone Central|1|0|0+10||Berkheimer
180112|Clinton|Flemington Boro|Keystone Central|1.5|1|47+5|12000|Berkheimer
180113|Clinton|Gallagher Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180114|Clinton|Greene Twp|Keystone Central|1.5|0|5+5||Berkheimer
180115|Clinton|Grugan Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180116|Clinton|Lamar Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180117|Clinton|Leidy Twp|Keystone Central|1.5|1|47+5|12000|Berkheimer
180118|Clinton|Lock Haven City|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180119|Clinton|Logan Twp|Keystone Central|1.5|0.5|0+10||Berkheimer
180120|Clinton|Loganton Boro|Keystone Central|1.5|0.5|5+5||Berkheimer
180121|Clinton|Mill Hall Boro|Keystone Central|1.5|0.5|25+5|12000|Berkheimer
180122|Clinton|Noyes Twp|Keystone Central|1.5|0.5|47+5|12000|Berkheimer
180123|Clinton|Pine Creek Twp|Keystone Central|1.5|0.5|35+5|12000|Berkheimer
180124|Clinton|Porter Twp|Keystone Central|1.5|0.5|5+5||Berkheimer
180125|Clinton|Renovo Boro|Keystone Central|1.5|1|47+5|12000|Berkheimer
180126|Clinton|South Renovo Boro|Keystone Central|1.5|1|47+5|12000|Berkheimer
180127|Clinton|Wayne Twp|Keystone Central|1.5|0.5|47+5|16000|Berkheimer
180128|Clinton|Woodward Twp|Keystone Central|1.5|0|5+5||Berkheimer
180129|Potter|Stewardson Twp|Keystone Central|1.5|0|0+10||Berkheimer
190101|Columbia|Benton Boro|Benton Area|1.6|1|52|12000|Berkheimer
190102|Columbia|Benton Twp|Benton Area|1.6|1|0||Berkheimer
190103|Columbia|Fishing Creek Twp|Benton Area|1.6|1|0||Berkheimer
190104|Columbia|Jackson Twp|Benton Area|1.6|1|0||Berkheimer
190105|Columbia|Stillwater Boro|Benton Area|1.6|0|10||Berkheimer
190106|Columbia|Sugarloaf Twp|Benton Area|1.6|0|52|12000|Berkheimer
190201|Columbia|Berwick Boro|Berwick Area|1|1|47+5|12000|Berkheimer
190202|Columbia|Briar Creek Boro|Berwick Area|1|1|47+5|12000|Berkheimer
190203|Columbia|Briar Creek Twp|Berwick Area|1|1|47+5|12000|Berkheimer
190204|Luzerne|Hollenback Twp|Berwick Area|1|1|5+5||Berkheimer
190205|Luzerne|Nescopeck Boro|Berwick Area|1|1|47+5|12000|Berkheimer
190206|Luzerne|Nescopeck Twp|Berwick Area|1|0.5|47+5|12000|Berkheimer
190207|Luzerne|Salem Twp|Berwick Area|1|1|47+5|12000|Berkheimer
190301|Columbia|Beaver Twp|Bloomsburg Area|1.56|1|0+10||Berkheimer
190302|Columbia|Bloomsburg Town|Bloomsburg Area|1.56|1|47+5|12000|Berkheimer
190303|Columbia|Catawissa Twp|Bloomsburg Area|1.56|1|0+10||Berkheimer
190304|Columbia|Hemlock Twp|Bloomsburg Area|1.56|0.5|47+5|12000|Berkheimer
190305|Columbia|Main Twp|Bloomsburg Area|1.56|1|0+10||Berkheimer
190306|Columbia|Montour Twp|Bloomsburg Area|1.56|1|47+5|12000|Berkheimer
190401|Columbia|Mifflin Twp|Central Columbia|1.55|1|0||Berkheimer
190402|Columbia|Mt Pleasant Twp|Central Columbia|1.55|1|0||Berkheimer
190403|Columbia|North Centre Twp|Central Columbia|1.55|1|0||Berkheimer
190404|Columbia|Orange Twp|Central Columbia|1.55|1|0||Berkheimer
190405|Columbia|Orangeville Boro|Central Columbia|1.55|1|52|12000|Berkheimer
190406|Columbia|Scott Twp|Central Columbia|1.55|1|52|12000|Berkheimer
190407|Columbia|South Centre Twp|Central Columbia|1.55|1|52|12000|Berkheimer
190501|Columbia|Greenwood Twp|Millville Area|1.7|1|0||Berkheimer
190502|Columbia|Madison Twp|Millville Area|1.7|0.5|0||Berkheimer
190503|Columbia|Millville Boro|Millville Area|1.7|1|52|12000|Berkheimer
190504|Columbia|Pine Twp|Millville Area|1.7|0.5|0||Berkheimer
190601|Columbia|Catawissa Boro|Southern Columbia A|2|1|10||Berkheimer
190602|Columbia|Catawissa Twp|Southern Columbia A|2|1|0||Berkheimer
190603|Columbia|Cleveland Twp|Southern Columbia A|2|1|0||Berkheimer
190604|Columbia|Franklin Twp|Southern Columbia A|2|1|52|12000|Berkheimer
190605|Columbia|Locust Twp|Southern Columbia A|2|1|0||Berkheimer
190606|Columbia|Roaring Creek Twp|Southern Columbia A|2|0.5|0||Berkheimer
190607|Northumberland|Ralpho Twp|Southern Columbia A|2|1|52|12000|Berkheimer
`
