/** Collection districts 67 to 73. */
export const rows = `
670101|York|Manchester Twp|Central York|1|1|52|12000|York Adams Tax Bureau
670102|York|North York Boro|Central York|1|0.5|52|12000|York Adams Tax Bureau
670103|York|Springettsbury Twp|Central York|1|1|52|12000|York Adams Tax Bureau
670201|York|Dallastown Boro|Dallastown Area|1|1|10||York Adams Tax Bureau
670202|York|Jacobus Boro|Dallastown Area|1|1|0||York Adams Tax Bureau
670203|York|Loganville Boro|Dallastown Area|1|1|0||York Adams Tax Bureau
670204|York|Springfield Twp|Dallastown Area|1|1|0||York Adams Tax Bureau
670205|York|Yoe Boro|Dallastown Area|1|1|0||York Adams Tax Bureau
670206|York|York Twp|Dallastown Area|1|1|52|12000|York Adams Tax Bureau
670301|York|Dover Boro|Dover Area|1.4|1|52|12000|York Adams Tax Bureau
670302|York|Dover Twp|Dover Area|1.4|1|52|12000|York Adams Tax Bureau
670401|York|East Prospect Boro|Eastern York|1|1|0+10||York Adams Tax Bureau
670402|York|Hallam Boro|Eastern York|1|1|0+10||York Adams Tax Bureau
670403|York|Hellam Twp|Eastern York|1|1|42+10|12000|York Adams Tax Bureau
670404|York|Lower Windsor Twp|Eastern York|1|1|0+10||York Adams Tax Bureau
670405|York|Wrightsville Boro|Eastern York|1|1|42+10|12000|York Adams Tax Bureau
670406|York|Yorkana Boro|Eastern York|1|0|0+10||York Adams Tax Bureau
670501|York|Hanover Boro|Hanover Public|1|1|52|12000|York Adams Tax Bureau
670601|York|Conewago Twp|Northeastern York Co|1|1|52|12000|York Adams Tax Bureau
670602|York|East Manchester Twp|Northeastern York Co|1|1|52|12000|York Adams Tax Bureau
670603|York|Manchester Boro|Northeastern York Co|1|1|52|12000|York Adams Tax Bureau
670604|York|Mt Wolf Boro|Northeastern York Co|1|1|52|12000|York Adams Tax Bureau
670605|York|Newberry Twp|Northeastern York Co|1|1|52|12000|York Adams Tax Bureau
670606|York|York Haven  Boro|Northeastern York Co|1|1|0||York Adams Tax Bureau
670701|York|Carroll Twp|Northern York Co|1.25|1|52|12000|York Adams Tax Bureau
670702|York|Dillsburg Boro|Northern York Co|1.25|1|52|12000|York Adams Tax Bureau
670703|York|Franklin  Twp|Northern York Co|1.25|1|52|12000|York Adams Tax Bureau
670704|York|Franklintown Boro|Northern York Co|1.25|0.5|0||York Adams Tax Bureau
670705|York|Monaghan Twp|Northern York Co|1.25|1|0||York Adams Tax Bureau
670706|York|Warrington Twp|Northern York Co|1.25|1|52|12000|York Adams Tax Bureau
670707|York|Wellsville Boro|Northern York Co|1.25|1|52|12000|York Adams Tax Bureau
670708|York|Washington Twp|Northern York Co|1.25|1|0||York Adams Tax Bureau
670801|York|Chanceford Twp|Red Lion Area|1|1|0||York Adams Tax Bureau
670802|York|Felton Boro|Red Lion Area|1|1|0||York Adams Tax Bureau
670803|York|Lower Chanceford Twp|Red Lion Area|1|1|0||York Adams Tax Bureau
670804|York|North Hopewell Twp|Red Lion Area|1|1|0||York Adams Tax Bureau
670805|York|Red Lion Boro|Red Lion Area|1|1|52|12000|York Adams Tax Bureau
670806|York|Windsor Boro|Red Lion Area|1|1|0||York Adams Tax Bureau
670807|York|Windsor Twp|Red Lion Area|1|1|52|12000|York Adams Tax Bureau
670808|York|Winterstown Boro|Red Lion Area|1|1|0||York Adams Tax Bureau
670901|York|Cross Roads Boro|South Eastern|1|1|0+10||York Adams Tax Bureau
670902|York|Delta Boro|South Eastern|1|1|0+10||York Adams Tax Bureau
670903|York|East Hopewell Twp|South Eastern|1|0.5|0+10||York Adams Tax Bureau
670904|York|Fawn Grove Boro|South Eastern|1|1|42+10|12000|York Adams Tax Bureau
670905|York|Fawn Twp|South Eastern|1|1|42+10|12000|York Adams Tax Bureau
670906|York|Hopewell Twp|South Eastern|1|1|42+10|12000|York Adams Tax Bureau
670907|York|Peach Bottom Twp|South Eastern|1|1|42+10|12000|York Adams Tax Bureau
670908|York|Stewartstown  Boro|South Eastern|1|1|0+10||York Adams Tax Bureau
671001|York|Manheim Twp|South Western|1|1|0||York Adams Tax Bureau
671002|York|Penn Twp|South Western|1|1|52|12000|York Adams Tax Bureau
671003|York|West Manheim Twp|South Western|1|1|52|12000|York Adams Tax Bureau
671101|York|Codorus Twp|Southern York Co|1.3|1|0||York Adams Tax Bureau
671102|York|Glen Rock Boro|Southern York Co|1.3|1|20|12000|York Adams Tax Bureau
671103|York|New Freedom Boro|Southern York Co|1.3|1|0||York Adams Tax Bureau
671104|York|Railroad Boro|Southern York Co|1.3|1|0||York Adams Tax Bureau
671105|York|Shrewsbury Boro|Southern York Co|1.3|1|0||York Adams Tax Bureau
671106|York|Shrewsbury Twp|Southern York Co|1.3|1|52|12000|York Adams Tax Bureau
671201|York|Heidelberg Twp|Spring Grove Area|1|0|0||York Adams Tax Bureau
671202|York|Jackson Twp|Spring Grove Area|1|1|52|12000|York Adams Tax Bureau
671203|York|Jefferson Boro|Spring Grove Area|1|1|0||York Adams Tax Bureau
671204|York|New Salem  Boro|Spring Grove Area|1|1|0||York Adams Tax Bureau
671205|York|North Codorus Twp|Spring Grove Area|1|1|0||York Adams Tax Bureau
671206|York|Paradise Twp|Spring Grove Area|1|1|0||York Adams Tax Bureau
671207|York|Seven Valleys Boro|Spring Grove Area|1|1|0||York Adams Tax Bureau
671208|York|Spring Grove Boro|Spring Grove Area|1|1|52|12000|York Adams Tax Bureau
671301|York|West Manchester Twp|West York Area|1|1|52|12000|York Adams Tax Bureau
671302|York|West York Boro|West York Area|1|1|52|12000|York Adams Tax Bureau
671401|York|York City|York City|1.25|1.25|52|12000|York Adams Tax Bureau
671501|York|Spring Garden Twp|York Suburban|1|1|52|12000|York Adams Tax Bureau
671502|York|Springettsbury Twp|York Suburban|1|1|52|12000|York Adams Tax Bureau
700101|Allegheny|Mount Oliver Boro|Pittsburgh|3|0|52|12000|Jordan Tax Service
700102|Allegheny|Pittsburgh City|Pittsburgh|3|1|52|12000|Jordan Tax Service
710101|Allegheny|Cheswick Boro|Allegheny Valley|1|0|47+5|12000|Keystone
710102|Allegheny|Harmar Twp|Allegheny Valley|1|1|47+5|12000|Keystone
710103|Allegheny|Springdale Boro|Allegheny Valley|1|1|47+5|12000|Keystone
710104|Allegheny|Springdale Twp|Allegheny Valley|1|1|47+5|12000|Keystone
710201|Allegheny|Ben Avon Boro|Avonworth|1|0|5+5||Keystone
710202|Allegheny|Ben Avon Heights Boro|Avonworth|1|0|0+10||Keystone
710203|Allegheny|Emsworth Boro|Avonworth|1|1|47+5|12000|Keystone
710204|Allegheny|Kilbuck Twp|Avonworth|1|0|5+5||Keystone
710205|Allegheny|Ohio Twp|Avonworth|1|0|47+5|12000|Keystone
710301|Allegheny|East Deer Twp|Deer Lakes|1|1|47+5|12000|Keystone
710302|Allegheny|Frazer Twp|Deer Lakes|1|1|47+5|12000|Keystone
710303|Allegheny|West Deer Twp|Deer Lakes|1|0|47+5|12000|Keystone
710401|Allegheny|Aspinwall Boro|Fox Chapel Area|1|1|47+5|12000|Keystone
710402|Allegheny|Blawnox Boro|Fox Chapel Area|1|0|47+5|12000|Keystone
710403|Allegheny|Fox Chapel Boro|Fox Chapel Area|1|0|47+5|12000|Keystone
710404|Allegheny|Indiana Twp|Fox Chapel Area|1|0|47+5|12000|Keystone
710405|Allegheny|Ohara Twp|Fox Chapel Area|1.3|0|47+5|12000|Keystone
710406|Allegheny|Sharpsburg Boro|Fox Chapel Area|1|1|47+5|12000|Keystone
710501|Allegheny|Hampton Twp|Hampton Township|1|0.5|52|12000|Keystone
710601|Allegheny|Brackenridge Boro|Highlands|1|0|47+5|12000|Keystone
710602|Allegheny|Fawn Twp|Highlands|1|1|15+5|12000|Keystone
710603|Allegheny|Harrison Twp|Highlands|1|0|47+5|12000|Keystone
710604|Allegheny|Tarentum Boro|Highlands|1|0|47+5|12000|Keystone
710701|Allegheny|Bradford Woods Boro|North Allegheny|1|1|0||Keystone
710702|Allegheny|Franklin Park Boro|North Allegheny|1|0.5|52|12000|Keystone
710703|Allegheny|Marshall Twp|North Allegheny|1|0.5|52|12000|Keystone
710704|Allegheny|McCandless Twp|North Allegheny|1|1|52|12000|Keystone
710801|Allegheny|Ross Twp|North Hills|1|0|47+5|12000|Keystone
710802|Allegheny|West View Boro|North Hills|1|0|47+5|12000|Keystone
710901|Allegheny|Avalon Boro|Northgate|1|0|47+5|12000|Keystone
710902|Allegheny|Bellevue Boro|Northgate|1.5|0|47+5|12000|Keystone
711001|Allegheny|Pine Twp|Pine-Richland|1|0.5|52|12000|Keystone
711002|Allegheny|Richland Twp|Pine-Richland|1|1|52|12000|Keystone
711101|Allegheny|Aleppo Twp|Quaker Valley|1|0|39|12000|Keystone
711102|Allegheny|Bell Acres Boro|Quaker Valley|1|0.5|0||Keystone
711103|Allegheny|Edgeworth Boro|Quaker Valley|1|0|52|12000|Keystone
711104|Allegheny|Glenfield Boro|Quaker Valley|1|1|10||Keystone
711105|Allegheny|Haysville Boro|Quaker Valley|1|1|10||Keystone
711106|Allegheny|Leet Twp|Quaker Valley|1|0|52|12000|Keystone
711107|Allegheny|Leetsdale Boro|Quaker Valley|1|1|52|12000|Keystone
711108|Allegheny|Glen Osborne Boro|Quaker Valley|1|0.5|52|12000|Keystone
711109|Allegheny|Sewickley Boro|Quaker Valley|1|0|52|12000|Keystone
711110|Allegheny|Sewickley Heights Boro|Quaker Valley|1|0|0||Keystone
711111|Allegheny|Sewickley Hills Boro|Quaker Valley|1|0|0||Keystone
711201|Allegheny|Etna Boro|Shaler Area|1|0|47+5|12000|Keystone
711202|Allegheny|Millvale Boro|Shaler Area|1|0|47+5|12000|Keystone
711203|Allegheny|Reserve Twp|Shaler Area|1|1|47+5|12000|Keystone
711204|Allegheny|Shaler Twp|Shaler Area|1|0.5|47+5|12000|Keystone
720101|Allegheny|East McKeesport Boro|East Allegheny|1|0|47+5|12000|Keystone
720102|Allegheny|North Versailles Twp|East Allegheny|1|1|47+5|12000|Keystone
720103|Allegheny|Wall Boro|East Allegheny|1|1|47+5|12000|Keystone
720104|Allegheny|Wilmerding Boro|East Allegheny|1|1|47+5|12000|Keystone
720201|Allegheny|Elizabeth Boro|Elizabeth Forward|1|0.5|47+5|12000|Keystone
720202|Allegheny|Elizabeth Twp|Elizabeth Forward|1|0|47+5|12000|Keystone
720203|Allegheny|Forward Twp|Elizabeth Forward|1|0|5+5||Keystone
720301|Allegheny|Monroeville Boro|Gateway|1.5|1|47+5|12000|Keystone
720302|Allegheny|Pitcairn Boro|Gateway|1|1|47+5|12000|Keystone
720401|Allegheny|Dravosburg Boro|McKeesport Area|1|0|47+5|12000|Keystone
720402|Allegheny|McKeesport City|McKeesport Area|1.7|1|47+5|12000|Keystone
720403|Allegheny|South Versailles Twp|McKeesport Area|1|0.5|0+5||Keystone
720404|Allegheny|Versailles Boro|McKeesport Area|1|0|47+5|12000|Keystone
720405|Allegheny|White Oak Boro|McKeesport Area|1|1|47+5|12000|Keystone
720501|Allegheny|Penn Hills Twp|Penn Hills|1.75|1|47+5|12000|Keystone
720601|Allegheny|Plum Boro|Plum Borough|1|0|47+5|12000|Keystone
720701|Allegheny|Oakmont Boro|Riverview|1|1|47+5|12000|Keystone
720702|Allegheny|Verona Boro|Riverview|1|1|47+5|12000|Keystone
720801|Allegheny|Glassport Boro|South Allegheny|1|0|52|12000|Keystone
720802|Allegheny|Liberty Boro|South Allegheny|1|0.5|52|12000|Keystone
720803|Allegheny|Lincoln Boro|South Allegheny|1|1|52|12000|Keystone
720804|Allegheny|Port Vue Boro|South Allegheny|1|1|0||Keystone
720901|Allegheny|Wilkinsburg Boro|Wilkinsburg Borough|1|0|47+5|12000|Keystone
721001|Allegheny|Braddock Boro|Woodland Hills|1.75|1|52|12000|Keystone
721002|Allegheny|Braddock Hills Boro|Woodland Hills|1|0|52|12000|Keystone
721003|Allegheny|Chalfant Boro|Woodland Hills|1|0|52|12000|Keystone
721004|Allegheny|Churchill Boro|Woodland Hills|1|1|52|12000|Keystone
721005|Allegheny|East Pittsburgh Boro|Woodland Hills|1|0|52|12000|Keystone
721006|Allegheny|Edgewood Boro|Woodland Hills|1|0|52|12000|Keystone
721007|Allegheny|Forest Hills Boro|Woodland Hills|1|1|52|12000|Keystone
721008|Allegheny|North Braddock Boro|Woodland Hills|1|1|52|12000|Keystone
721009|Allegheny|Rankin Boro|Woodland Hills|1|1|52|12000|Keystone
721010|Allegheny|Swissvale Boro|Woodland Hills|1|0|52|12000|Keystone
721011|Allegheny|Turtle Creek Boro|Woodland Hills|1|0|52|12000|Keystone
721012|Allegheny|Wilkins Twp|Woodland Hills|1|1|52|12000|Keystone
730101|Allegheny|Baldwin Boro|Baldwin-Whitehall|1|1|47+5|12000|Jordan Tax Service
730102|Allegheny|Baldwin Twp|Baldwin-Whitehall|1|0|47+5|12000|Jordan Tax Service
730103|Allegheny|Pleasant Hills Boro|Baldwin-Whitehall|1|0|47+5|12000|Jordan Tax Service
730104|Allegheny|Whitehall Boro|Baldwin-Whitehall|1.7|0|47+5|12000|Jordan Tax Service
730105|Allegheny|Pittsburgh City|Baldwin-Whitehall|1.5|1|47+5|12000|Jordan Tax Service
730201|Allegheny|Bethel Park Boro|Bethel Park|1.75|0|52|12000|Jordan Tax Service
730202|Allegheny|Castle Shannon Boro|Bethel Park|1|1|47|12000|Jordan Tax Service
730301|Allegheny|Brentwood Boro|Brentwood Boro|1|0|47+5|12000|Jordan Tax Service
730401|Allegheny|Carnegie Boro|Carlynton|1|1|52|12000|Jordan Tax Service
730402|Allegheny|Crafton Boro|Carlynton|1|1|52|12000|Jordan Tax Service
730403|Allegheny|Rosslyn Farms Boro|Carlynton|1|0|52|12000|Jordan Tax Service
730501|Allegheny|Bridgeville Boro|Chartiers Valley|1|0|47+5|12000|Jordan Tax Service
730502|Allegheny|Collier Twp|Chartiers Valley|1|1|47+5|12000|Jordan Tax Service
730503|Allegheny|Heidelberg Boro|Chartiers Valley|1|0.5|47+5|12000|Jordan Tax Service
730504|Allegheny|Scott Twp|Chartiers Valley|1|0|47+5|12000|Jordan Tax Service
730601|Allegheny|Clairton City|Clairton City|1.5|0|47+5|12000|Jordan Tax Service
730701|Allegheny|Coraopolis Boro|Cornell|1|0|47+5|12000|Jordan Tax Service
730702|Allegheny|Neville Twp|Cornell|1|0|47+5|12000|Jordan Tax Service
730801|Allegheny|Duquesne City|Duquesne City|1|1|47+5|12000|Jordan Tax Service
730901|Allegheny|Castle Shannon Boro|Keystone Oaks|1|1|47+5|12000|Jordan Tax Service
730902|Allegheny|Dormont Boro|Keystone Oaks|1|1|47+5|12000|Jordan Tax Service
730903|Allegheny|Green Tree Boro|Keystone Oaks|1|1|47+5|12000|Jordan Tax Service
731001|Allegheny|Ingram Boro|Montour|1|1|10||Jordan Tax Service
731002|Allegheny|Kennedy Twp|Montour|1|1|52|12000|Jordan Tax Service
731003|Allegheny|Pennsbury Village Boro|Montour|1|1|0||Jordan Tax Service
731004|Allegheny|Robinson Twp|Montour|1|1|52|12000|Jordan Tax Service
731005|Allegheny|Thornburg Boro|Montour|1|0|52|12000|Jordan Tax Service
731101|Allegheny|Crescent Twp|Moon Area|1|0|47+5|12000|Jordan Tax Service
731102|Allegheny|Moon Twp|Moon Area|1|1|47+5|12000|Jordan Tax Service
731201|Allegheny|Mt Lebanon Twp|Mount Lebanon|1.3|0|47+5|12000|Jordan Tax Service
731301|Allegheny|South Fayette Twp|South Fayette Twp|1|1|47+5|12000|Jordan Tax Service
731401|Allegheny|South Park Twp|South Park|1|1|47+5|12000|Jordan Tax Service
731501|Allegheny|Homestead Boro|Steel Valley|1|1|47+5|12000|Jordan Tax Service
731502|Allegheny|Munhall Boro|Steel Valley|1|0|47+5|12000|Jordan Tax Service
731503|Allegheny|West Homestead Boro|Steel Valley|1|0|47+5|12000|Jordan Tax Service
731601|Allegheny|McKees Rocks Boro|Sto-Rox|1|0|47+5|12000|Jordan Tax Service
731602|Allegheny|Stowe Twp|Sto-Rox|1|1|47+5|12000|Jordan Tax Service
731701|Allegheny|Upper St Clair Twp|Upper St Clair Twp|1.3|0.5|52|12000|Jordan Tax Service
731801|Allegheny|Findlay Twp|West Allegheny|1|1|47+5|12000|Jordan Tax Service
731802|Allegheny|North Fayette Twp|West Allegheny|1|1|47+5|12000|Jordan Tax Service
731803|Allegheny|Oakdale Boro|West Allegheny|1|0|47+5|12000|Jordan Tax Service
731901|Allegheny|Jefferson Hills Boro|West Jefferson Hills|1|1|47+5|12000|Jordan Tax Service
731902|Allegheny|Pleasant Hills Boro|West Jefferson Hills|1|0|47+5|12000|Jordan Tax Service
731903|Allegheny|West Elizabeth Boro|West Jefferson Hills|1|0|20+5|12000|Jordan Tax Service
732001|Allegheny|West Mifflin Boro|West Mifflin Area|1|1|47+5|12000|Jordan Tax Service
732002|Allegheny|Whitaker Boro|West Mifflin Area|1|0|5+5||Jordan Tax Service
`
