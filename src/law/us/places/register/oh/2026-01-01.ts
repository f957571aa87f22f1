import { type Register, registerOf } from '../../../../language/register.ts'

/**
 * Ohio's municipalities, county by county: the rate in percent of those with an income tax, and who collects it (R: RITA,
 * C: CCA, O: the city or another). A rate of 0 or `-`: no tax. `?`: the last rate ended without a successor, or the register
 * has no row. `=`: lies in this county too. After @ the day since which a rate holds, where that is 2025 or later.
 */
export const law: Register = registerOf('OH', {
  table: 'register',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'Ohio Department of Taxation, The Finder, rows in force on 2026-08-11; Census 2020 for counties',
  confidence: 'verified',
  collectors: { R: 'RITA', C: 'CCA', O: '' },
  rows: `
Adams: Manchester 1R, Peebles -, Rome (Stout) -, Seaman -, West Union 1O, Winchester -
Allen: Beaverdam 1R, Bluffton 1.65O@2025-01-01, Cairo 0.5R, Delphos 1.75O, Elida 0.75C, Harrod 1R, Lafayette -, Lima 1.5O, Spencerville 1.5R
Ashland: Ashland 2O, Bailey Lakes -, Hayesville -, Jeromesville -, Loudonville 1.75O, Mifflin 1R, Perrysville 1O, Polk -, Savannah -
Ashtabula: Andover 1.5R, Ashtabula 1.8O, Conneaut 1.65O, Geneva 1.5O, Geneva-on-the-Lake 1.5C, Jefferson 1.5O, North Kingsville 1.3O, Orwell 1.5C, Roaming Shores -, Rock Creek 1C
Athens: Albany -, Amesville -, Athens 1.95O, Buchtel -, Chauncey -, Coolville -, Glouster -, Jacksonville -, Nelsonville 1.75R, Trimble 1R
Auglaize: Buckland 1R, Cridersville 1.5O, Minster 1.5O, New Bremen 1.5O, New Knoxville 1.5O, St. Marys 1.5O, Wapakoneta 1.5O, Waynesfield 1R
Belmont: Barnesville 1R, Bellaire 1R, Belmont -, Bethesda -, Bridgeport 1R, Brookside -, Fairview =, Flushing -, Holloway -, Martins Ferry 1R, Morristown -, Powhatan Point 1R, Shadyside -, St. Clairsville 0.75R, Wilson =, Yorkville =
Brown: Aberdeen 1R, Fayetteville 1R, Georgetown 1O@2026-01-01, Hamersville 1R@2025-01-01, Higginsport -, Mount Orab 1.35O, Ripley 1R, Russellville -, Sardinia 1R
Butler: College Corner =, Fairfield 1.5O, Hamilton 2R, Jacksonburg -, Middletown 2O, Millville 1R@2025-07-01, Monroe 2O, New Miami 1.75C, Oxford 2R, Seven Mile -, Sharonville =, Trenton 1.5R
Carroll: Carrollton 1R, Dellroy 0O, Leesville -, Magnolia =, Malvern 1R, Minerva =, Sherrodsville 1O
Champaign: Christiansburg -, Mechanicsburg 1R, Mutual -, North Lewisburg 1.75R, St. Paris 1R, Urbana 1.4R, Woodstock 1R
Clark: Catawba 1R, Clifton =, Donnelsville -, Enon -, New Carlisle 1.5C, North Hampton ?, South Charleston 1.25R, South Vienna 1R, Springfield 2.4R, Tremont City 1R
Clermont: Amelia 0O, Batavia 1R, Bethel 1R, Chilo -, Felicity 1R, Loveland =, Milford 1R, Moscow 0R, Neville -, New Richmond 1R, Newtonsville 0O, Owensville 1R, Williamsburg 1R
Clinton: Blanchester 1R, Clarksville 1R, Lynchburg =, Martinsville -, Midland -, New Vienna -, Port William -, Sabina 1.5R, Wilmington 1.5O
Columbiana: Columbiana 1R, East Liverpool 1.5O, East Palestine 1.5R, Hanoverton -, Leetonia 1.5R, Lisbon 2O, Minerva =, New Waterford 1R, Rogers -, Salem 1.25R, Salineville 1R, Summitville -, Washingtonville 1R, Wellsville 1.5R
Coshocton: Baltic =, Conesville 0.5R, Coshocton 2O, Nellie -, Plainfield -, Warsaw 1R, West Lafayette 1.5R
Crawford: Bucyrus 2.25O, Chatfield -, Crestline 2R, Galion 2R, New Washington 1.5R, North Robinson 1R, Tiro 1R
Cuyahoga: Bay Village 1.5R, Beachwood 2R, Bedford 3R, Bedford Heights 2R, Bentleyville 1R, Berea 2R, Bratenahl 2R, Brecksville 2R, Broadview Heights 2R, Brook Park 2O, Brooklyn 2.5R, Brooklyn Heights 2.5R, Chagrin Falls 1.85R, Cleveland 2.5C, Cleveland Heights 2.25R, Cuyahoga Heights 2.5R, East Cleveland 2R, Euclid 2.85R, Fairview Park 2R, Garfield Heights 2R, Gates Mills 1R, Glenwillow 2R, Highland Heights 2R, Highland Hills 2.5C, Hunting Valley 0R, Independence 2R, Lakewood 1.5O, Linndale 2C, Lyndhurst 2R, Maple Heights 2.5R, Mayfield 2R, Mayfield Heights 1.5R, Middleburg Heights 2R, Moreland Hills 1R, Newburgh Heights 2R, North Olmsted 2R, North Randall 2.75C, North Royalton 2R, Oakwood (Cuyahoga) 2.5O, Olmsted Falls 1.5R, Orange 2R, Parma 2.5O, Parma Heights 3R, Pepper Pike 1R, Richmond Heights 2.25R, Rocky River 2R, Seven Hills 2.5R, Shaker Heights 2.25R, Solon 2R, South Euclid 2R, Strongsville 2R, University Heights 2.5R, Valley View 2R, Walton Hills 2.5R, Warrensville Heights 2.6R, Westlake 1.5R, Woodmere 2.5R
Darke: Ansonia 1O, Arcanum 1R, Bradford =, Burkettsville =, Castine 0O, Gettysburg 1R, Gordon -, Greenville 1.5O, Hollansburg -, Ithaca -, New Madison 1C, New Weston -, North Star 0.5O, Osgood 1O, Palestine -, Pitsburg 1C, Rossburg -, Union City 1R, Versailles 1.5O, Wayne Lakes 1R, Yorkshire 1O
Defiance: Defiance 1.8O, Hicksville 1O, Ney 1R, Sherwood 1O
Delaware: Ashley 1R, Columbus =, Delaware 1.85O, Dublin =, Galena 1R, Ostrander 1R, Powell 2R, Shawnee Hills (Delaware) 2R, Sunbury 1R, Westerville =
Erie: Bay View -, Bellevue =, Berlin Heights -, Castalia -, Huron 1R, Kelleys Island -, Milan 1R, Sandusky 1.25R, Vermilion =
Fairfield: Amanda 1R, Baltimore 1R, Bremen 1R, Buckeye Lake =, Canal Winchester =, Carroll 0.75R, Columbus =, Lancaster 2.3O, Lithopolis 1R, Millersport 1R, Pickerington 1O, Pleasantville 1R, Reynoldsburg =, Rushville 1R@2025-01-01, Stoutsville 1R, Sugar Grove 0.75R, Tarlton =, Thurston 1R, West Rushville -
Fayette: Bloomingburg -, Jeffersonville 1R, Milledgeville -, New Holland =, Octa 1R, Washington 1.95O
Franklin: Bexley 2.5R, Brice 2R, Canal Winchester 2R, Columbus 2.5O, Dublin 2O, Gahanna 2.5R, Grandview Heights 2.5R, Grove City 2R, Groveport 2R, Harrisburg 1R, Hilliard 2.5R, Lithopolis =, Lockbourne 2.5R@2026-01-01, Marble Cliff 2C, Minerva Park 2R, New Albany 2R, Obetz 2.5C, Pickerington =, Reynoldsburg 2.5R, Riverlea -, Upper Arlington 2.5R, Urbancrest 2R, Valleyview ?, Westerville 2O, Whitehall 2.5O, Worthington 2.5R
Fulton: Archbold 1.8O, Delta 1.5R, Fayette 1.5R, Lyons 1R, Metamora 1R, Swanton 1.5R, Wauseon 1.5O
Gallia: Centerville (Thurman) -, Cheshire -, Crown City -, Gallipolis 1.5O@2026-01-01, Rio Grande 2R@2026-01-01, Vinton -
Geauga: Aquilla -, Burton 1C, Chardon 2R, Hunting Valley =, Middlefield 1.25O, South Russell 1.25C
Greene: Beavercreek -, Bellbrook -, Bowersville -, Cedarville 1.25R, Centerville =, Clifton -, Dayton =, Fairborn 2R, Jamestown 1O@2025-01-01, Kettering =, Shawnee Hills (Greene) 0R, Spring Valley -, Xenia 2.25R, Yellow Springs 1.5R
Guernsey: Byesville 1O, Cambridge 2O, Cumberland -, Fairview -, Lore City -, Old Washington -, Pleasant City -, Quaker City -, Senecaville -
Hamilton: Addyston 1.5R, Amberley 2O, Arlington Heights 2.1R, Blue Ash 1.25O, Cheviot 2O, Cincinnati 1.8O, Cleves -, Deer Park 1.5O, Elmwood Place 2R, Evendale 1.2O, Fairfax 1.75O, Fairfield =, Forest Park 1.5O, Glendale -, Golf Manor 1.7R, Grandview 0O, Greenhills 1.5R, Harrison 1R, Indian Hill 0.45/0O, Lincoln Heights 2R, Lockland 2.1R, Loveland 1R, Madeira 1O, Mariemont 1.25O, Milford =, Montgomery 1R, Mount Healthy 2R, Newtown 1R, North Bend -, North College Hill 1.5R, Norwood 2O, Reading 2O, Sharonville 1.5O, Silverton 1.25R, Springdale 2R, St. Bernard 2.1O, Terrace Park -, Woodlawn 2.3R, Wyoming 1O
Hancock: Arcadia -, Arlington 1O, Benton Ridge -, Bluffton =, Findlay 1O, Fostoria =, Jenera 1O, McComb 1O, Mount Blanchard 1O, Mount Cory 1O, Rawson -, Van Buren -, Vanlue 1O
Hardin: Ada 1.65R, Alger 1R, Dunkirk 1R, Forest 1.25R, Kenton 1.5O, McGuffey 1O, Mount Victory 1R, Patterson 0.5R, Ridgeway 1R
Harrison: Adena =, Bowerston 1R, Cadiz 1O, Deersville -, Freeport -, Harrisville -, Hopedale 1R, Jewett 1R, New Athens -, Scio 1O
Henry: Deshler 1O, Florida -, Hamler 1O, Holgate 1O, Liberty Center 1R, Malinta 1R, McClure 1R, Napoleon 1.5R, New Bavaria 1R
Highland: Greenfield 1.625R, Highland -, Hillsboro 1.5O, Leesburg 1R, Lynchburg -, Mowrystown -, Sardinia =, Sinking Spring -
Hocking: Buchtel =, Laurelville -, Logan 2O, Murray City -
Holmes: Baltic =, Glenmont 1R, Holmesville 1R, Killbuck 1R, Loudonville =, Millersburg 1.5O, Nashville 1R
Huron: Bellevue =, Greenwich 1O, Milan =, Monroeville 1R, New London 1.5O, North Fairfield -, Norwalk 1.5R, Plymouth =, Wakeman 1R, Willard 1.75O
Jackson: Coalton -, Jackson 1.5R, Oak Hill 1R@2025-07-01, Wellston 1R
Jefferson: Adena -, Amsterdam 1R, Bergholz -, Bloomingdale 1R, Dillonvale -, Empire 1R, Irondale -, Mingo Junction 2R@2025-01-01, Mount Pleasant -, New Alexandria -, Rayland -, Richmond -, Smithfield 0O, Steubenville 2R, Stratton 1R, Tiltonsville -, Toronto 2R, Wintersville 1R, Yorkville -
Knox: Centerburg 1R, Danville 1.5R, Fredericktown 1R, Gambier 1.5O, Gann (Brinkhaven) -, Martinsburg -, Mount Vernon 2O, Utica =
Lake: Eastlake 2R, Fairport Harbor 2R, Grand River 2C, Kirtland 2R, Kirtland Hills -, Lakeline 1R, Madison 1R, Mentor 2R, Mentor-on-the-Lake 2C, North Perry 1R, Painesville 2R, Perry 2R, Timberlake 2R, Waite Hill -, Wickliffe 2R, Willoughby 2R, Willoughby Hills 2R, Willowick 2R
Lawrence: Athalia -, Chesapeake -, Coal Grove 1R, Hanging Rock 1R@2025-02-01, Ironton 1O, Proctorville -, South Point -
Licking: Alexandria 1R, Buckeye Lake -, Granville 1.5O, Gratiot -, Hanover 1R, Hartford (Croton) -, Heath 2O, Hebron 1.5O, Johnstown 1R, Kirkersville 1R, New Albany =, Newark 1.75O, Pataskala 1R, Reynoldsburg =, St. Louisville 1R, Utica 1.75R
Logan: Belle Center 1R, Bellefontaine 1.6O, De Graff 1.75O@2026-01-01, Huntsville 1O, Lakeview 1O, Quincy 1R, Ridgeway =, Rushsylvania 1O, Russells Point 1C, Valley Hi 1O, West Liberty 1R, West Mansfield 1R, Zanesfield -
Lorain: Amherst 1.5O, Avon 1.95R@2026-01-01, Avon Lake 1.5R, Elyria 2.25R, Grafton 1.5R, Kipton -, Lagrange 1.5R, Lorain 2.5O, North Ridgeville 1R, Oberlin 2.5R, Rochester -, Sheffield 2R, Sheffield Lake 2R, South Amherst 1R, Vermilion 1.5R, Wellington 1.75R
Lucas: Berkey -, Harbor View -, Holland 2.25R, Maumee 1.5O, Oregon 2.25O, Ottawa Hills 1.5R, Swanton =, Sylvania 1.5O, Toledo 2.5O, Waterville 2R, Whitehouse 1.5R
Madison: London 1.5O, Midway -, Mount Sterling 1R, Plain City 1.5O, South Solon 1R, West Jefferson 1O
Mahoning: Alliance =, Beloit -, Campbell 2.5R, Canfield 1O, Columbiana =, Craig Beach -, Lowellville 2R, New Middletown -, Poland -, Salem =, Sebring 2R, Struthers 2O, Washingtonville =, Youngstown 2.75R
Marion: Caledonia -, Green Camp -, La Rue -, Marion 2O, Morral 1R, New Bloomington 1R, Prospect -, Waldo -
Medina: Brunswick 2O, Chippewa Lake -, Creston =, Gloria Glens Park -, Lodi 1R, Medina 1.25R, Rittman =, Seville 1C, Spencer -, Wadsworth 1.4R, Westfield Center 1O
Meigs: Middleport 1R, Pomeroy 1R, Racine -, Rutland 1R, Syracuse -
Mercer: Burkettsville -, Celina 1.5O, Chickasaw 1O, Coldwater 1.5O@2025-01-01, Fort Recovery 1.5O@2026-01-01, Mendon 0O, Montezuma -, Rockford 1O, St. Henry 1.5O
Miami: Bradford 1R, Casstown -, Covington 1.5O, Fletcher -, Huber Heights =, Laura -, Ludlow Falls -, Piqua 2R, Pleasant Hill 1R, Potsdam -, Tipp City 1.5O, Troy 1.75O, Union =, West Milton 1.5C
Monroe: Antioch -, Beallsville -, Clarington -, Graysville -, Jerusalem -, Lewisville -, Miltonsburg -, Stafford -, Wilson -, Woodsfield 1R
Montgomery: Brookville 2O, Carlisle =, Centerville 2.25O, Clayton 2.5C@2026-01-01, Dayton 2.5O, Englewood 1.75O, Farmersville 1O, Germantown ?, Huber Heights 2.25O, Kettering 2.25O, Miamisburg 2.25O, Moraine 2.5O, New Lebanon 1R, Oakwood (Montgomery) 2.5O, Phillipsburg 1.5C, Riverside 2.5C, Springboro =, Trotwood 2.75O, Union 1.5C, Vandalia 2O, Verona =, West Carrollton City 2.25O
Morgan: Chesterhill -, Malta 1O, McConnelsville 1O, Stockport ?
Morrow: Cardington 1R, Chesterville 1R, Edison 0.5R, Fulton 1R, Galion =, Marengo 1R, Mount Gilead 1.25O, Sparta -
Muskingum: Adamsville -, Dresden 1R, Frazeysburg 1R, Fultonham -, Gratiot =, New Concord 2.25R, Norwich -, Philo -, Roseville =, South Zanesville 1.5O, Zanesville 1.9O
Noble: Batesville -, Belle Valley -, Caldwell 1R, Dexter City -, Sarahsville -, Summerfield -
Ottawa: Clay Center 1.5O, Elmore 1.75R, Genoa 1.5R, Marblehead -, Oak Harbor 1R, Port Clinton 1.5O, Put-in-Bay -, Rocky Ridge -
Paulding: Antwerp 1R, Broughton -, Cecil 1R, Grover Hill -, Haviland -, Latty 1R, Melrose 1R, Oakwood (Paulding) 1O, Paulding 1C@2025-07-01, Payne 1R, Scott =
Perry: Corning -, Crooksville 1.5R, Glenford -, Hemlock -, Junction City -, New Lexington 1R, New Straitsville -, Rendville -, Roseville 1O, Shawnee -, Somerset 1C, Thornville -
Pickaway: Ashville 1R, Circleville 2.5R@2026-01-01, Commercial Point 0.75R, Darbyville 1R, Harrisburg =, Lockbourne =, New Holland -, South Bloomfield 1R, Tarlton -, Williamsport 0.5R
Pike: Beaver -, Piketon 1R, Waverly City 1O
Portage: Aurora 2R, Garrettsville 1.75O, Hiram 2.25R, Kent 2.25R, Mantua 2R, Mogadore =, Ravenna 2.5R, Streetsboro 2R, Sugar Bush Knolls -, Tallmadge =, Windham 1.5R
Preble: Camden 1R, College Corner 0R@2025-09-13, Eaton 1.5R, Eldorado -, Gratis 1R, Lewisburg 1.75R, New Paris 1C, Verona -, West Alexandria 1R, West Elkton 1R, West Manchester -
Putnam: Belmore -, Cloverdale -, Columbus Grove 1.25O, Continental 1R, Dupont -, Fort Jennings 1R, Gilboa -, Glandorf 1.5O, Kalida 1O, Leipsic 1.5O, Miller City 1R, Ottawa 1R, Ottoville 1O, Pandora 1.5O, West Leipsic -
Richland: Bellville 1R, Butler 1R, Crestline =, Galion =, Lexington 1O, Lucas -, Mansfield 2.25O@2025-01-01, Ontario 1.5O, Plymouth 1O, Shelby 1.75O, Shiloh -
Ross: Adelphi 1R, Bainbridge -, Chillicothe 1.8O@2026-01-01, Clarksburg -, Frankfort -, Greenfield =, Kingston -, South Salem -
Sandusky: Bellevue 2R, Burgoon -, Clyde 1.5O, Elmore =, Fremont 1.5R, Gibsonburg 1R, Green Springs =, Helena 1R, Lindsey -, Woodville -
Scioto: New Boston 2.5R, Otway -, Portsmouth 2.5O, Rarden -, South Webster -
Seneca: Attica -, Bettsville 1R, Bloomville 1R, Fostoria 2R, Green Springs 1R, New Riegel 1R, Republic -, Tiffin 2O
Shelby: Anna 1.75O, Botkins 1.5O, Fort Loramie 1.5O, Jackson Center 1.5R, Kettlersville 0O, Lockington 1R, Minster =, Port Jefferson -, Russia 1.5O, Sidney 1.75O@2026-01-01
Stark: Alliance 2O, Beach City 1O, Brewster 2O, Canal Fulton 2R, Canton 2.5O, East Canton 1.5O, East Sparta -, Hartville 1.5O, Hills and Dales -, Louisville 2R, Magnolia -, Massillon 2O, Meyers Lake -, Minerva 1.5R, Navarre 1.75O, North Canton 2R@2026-01-01, Waynesburg -, Wilmot 1.75O
Summit: Akron 2.5O, Barberton 2.25R, Boston Heights 2R, Clinton 1R, Cuyahoga Falls 2R, Fairlawn 2O, Green 2O, Hudson 2R, Lakemore 2.25R, Macedonia 2.5R, Mogadore 2.5R, Munroe Falls 2.25C, New Franklin 2R, Northfield 2R, Norton 2R, Peninsula 2R, Reminderville 1.5R, Richfield 2O, Silver Lake 2R, Stow 2O, Tallmadge 2.25R, Twinsburg 2R
Trumbull: Cortland -, Girard 2R, Hubbard 1.5O, Lordstown 1.5O, McDonald 2R, Newton Falls 1R, Niles 2R, Orangeville -, Warren 2.5O, West Farmington -, Yankee Lake -, Youngstown =
Tuscarawas: Baltic 1.5R, Barnhill -, Bolivar 1O, Dennison 2R, Dover 1.5O, Gnadenhutten 1.5O, Midvale 1.5R, Mineral City 1R, New Philadelphia 1.5O, Newcomerstown 2R, Parral -, Port Washington 1.5O, Roswell 1O, Stone Creek 1R, Strasburg 1.5O, Sugarcreek 1.5R, Tuscarawas 1.5R, Uhrichsville 2R, Zoar -
Union: Dublin =, Magnetic Springs -, Marysville 1.5O, Milford Center 1R, Plain City =, Richwood 1R, Unionville Center -
Van Wert: Convoy 1O, Delphos =, Elgin -, Middle Point 1.5R, Ohio City 1O, Scott -, Van Wert 1.72O, Venedocia -, Willshire 1R, Wren -
Vinton: Hamden -, McArthur -, Wilkesville -, Zaleski -
Warren: Blanchester =, Butlerville -, Carlisle 1.5O, Corwin 0.5R, Franklin 2O, Harveysburg -, Lebanon 1.5O, Loveland =, Maineville 1R, Mason 1.12O, Middletown =, Monroe =, Morrow 1O, Pleasant Plain -, South Lebanon 1O, Springboro 1.5O, Waynesville 0.75R
Washington: Belpre 1R, Beverly 1.25R, Lowell -, Lower Salem -, Macksburg -, Marietta 1.85O, Matamoras -
Wayne: Apple Creek 1R, Burbank 1R, Congress -, Creston 1R, Dalton 1.5C, Doylestown 2R, Fredericksburg 1O, Marshallville 1O, Mount Eaton 1R, Norton =, Orrville 1R, Rittman 1.5R@2025-01-01, Shreve 1C, Smithville 1.5R, West Salem 1R, Wooster 1.5O
Williams: Blakeslee -, Bryan 1.8R, Edgerton 1.75R, Edon 1.75C, Holiday City -, Montpelier 1.8C@2026-01-01, Pioneer 1O, Stryker 1.5O, West Unity 1.5R
Wood: Bairdstown -, Bloomdale 1R, Bowling Green 2.15O@2026-01-01, Bradner 1O, Custar -, Cygnet 1O, Fostoria =, Grand Rapids 1C, Haskins 1R, Hoytville -, Jerry City 1R, Luckey 1O, Millbury 1.5R, Milton Center -, North Baltimore 1C, Northwood 1.5R, Pemberville 1R, Perrysburg 1.5O, Portage 1R, Risingsun 1R, Rossford 2.25R, Tontogany 1R, Walbridge 1.5O, Wayne 0.75O, West Millgrove 1O, Weston 1R
Wyandot: Carey 1.5O, Harpster -, Kirby 1O, Marseilles -, Nevada -, Sycamore 1R, Upper Sandusky 1.75O@2025-12-17, Wharton -
`,
})
