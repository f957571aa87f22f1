import { type Register, registerOf } from '../../../../language/register.ts'

/**
 * Kentucky's occupational license fees on wages, county by county: the county's own rate, then its cities. Percent, for
 * residents and others where they differ; after ^ the wages of a year that it stops at (SS: the Social Security base);
 * v verified, d two sources agree, u unsure. `-`: no fee. `?`: a fee without a known rate. `=`: elsewhere in the table, or a
 * law of its own. Counties of cities are recalled. Caps other than SS are those of 2019 unless the state database repeats them.
 */
export const law: Register = registerOf('KY', {
  table: 'register',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  source:
    'Kentucky Secretary of State, occupational license fee database; KACo payroll column 2025; rates of 2019-20 where they agree',
  confidence: 'derived',
  beside: { 'KY-BOONE-COUNTY': ['KY-BOONE-COUNTY-MENTAL-HEALTH'] },
  collectors: {},
  rows: `
Adair 0.5d:
Allen 1v: Scottsville 1.5d
Anderson -:
Ballard 1.5d:
Barren -: Cave City 1u, Glasgow 1.75u, Park City 1u
Bath 2d:
Bell -: Middlesboro 2d, Pineville 1.5d
Boone 0.8d: Florence 2^SSv, Union 2v, Walton 2^SSv
Bourbon 1.25d: Millersburg 1d, Paris 1.5d
Boyd 1d: Ashland 2.375u, Catlettsburg 1.5d
Boyle 1.25d: Danville 1.25u, Junction 1u, Perryville 1d
Bracken -: Augusta 1.25^72000d, Brooksville 1.75^51428.58d
Breathitt 2v: Jackson 1.5v
Breckinridge -: Irvington ?
Bullitt -: Hillview 1.8d, Lebanon Junction 1.5v, Mount Washington 1u, Pioneer Village 1.5u, Shepherdsville 2u
Butler 1v: Morgantown 2d
Caldwell 1.5v: Dawson Springs =, Princeton 1.5d
Calloway -: Murray 1u
Campbell 0.9^38667u: Alexandria 1.5^SSu, Bellevue 2.5u, Cold Spring 1^SSu, Dayton 2.5v, Fort Thomas 1.25d, Highland Heights 1^SSu, Melbourne ?, Newport 2.5^SSu, Silver Grove 1.5u, Southgate 2.5u, Wilder 2.25^SSu, Woodlawn ?
Carlisle -: Bardwell 0.5u
Carroll 1.5^50000u:
Carter 1v: Grayson 1v, Olive Hill 1.5u
Casey -:
Christian -: Hopkinsville 1.95v, Oak Grove 1.5u
Clark 1.5v: Winchester 2v
Clay 1v:
Clinton 1.25d:
Crittenden 0.5d: Marion 1.5u
Cumberland 1.25^60000u: Burkesville 1^37500u
Daviess 1d: Owensboro 1.78v
Edmonson -: Brownsville 1d
Elliott 1d:
Estill 2d:
Fayette =: Lexington 2.25v
Fleming -: Flemingsburg 1.5u
Floyd -: Martin 1.5u, Prestonsburg 1.5d
Franklin 1d: Frankfort 1.95v
Fulton -: Fulton 2u, Hickman 1.5u
Gallatin 1d: Warsaw 1^SSd
Garrard 2d: Lancaster 0.5u
Grant 2.5u: Dry Ridge 1.25v
Graves 1d: Mayfield 1.9v
Grayson 0.5d: Caneyville ?, Clarkson 1.2d, Leitchfield 1.2d
Green -: Greensburg 1u
Greenup -: Greenup 1u, Raceland 1.5d, Russell 1.5u, Wurtland 1u
Hancock 1.6d:
Hardin 1d: Elizabethtown 1.95u, Radcliff 2.25u, Vine Grove 2v, West Point 1v
Harlan -:
Harrison 1.5d: Cynthiana 1.5d
Hart 0.8d: Horse Cave 1u, Munfordville 0.75u
Henderson 1d: Henderson 1.65u
Henry -: Eminence 0.75d
Hickman 1v: Clinton 0.5^40000d
Hopkins 0.5v: Dawson Springs 1.5u, Earlington 1.5d, Madisonville 2.5u, Nortonville 1d
Jackson 1.85d: McKee 1d
Jefferson =: Jeffersontown 1v, Louisville 2.2/1.45d, Lyndon -, Lynnview ?, Middletown -, Shively 1.5d, St Matthews 0.75u, West Buechel 1.5u
Jessamine 1d: Nicholasville 1u, Wilmore 2d
Johnson 0.5d: Paintsville 1.25d
Kenton =: Bromley 1u, Covington 2.45^SSd, Crescent Springs 1u, Crestview Hills 1.15^SSu, Edgewood 1u, Elsmere 1.25u, Erlanger 1.5u, Fort Mitchell 1.25u, Fort Wright 1.15^SSu, Independence 1.25u, Lakeside Park 1u, Ludlow 2u, Park Hills 1.5^50000u, Ryland Heights 1u, Taylor Mill 2u, Villa Hills ?, Walton =
Knott -:
Knox 1d: Corbin =
Larue -: Hodgenville 1d
Laurel 1d: Corbin =
Lawrence -:
Lee -: Beattyville 1d
Leslie 1d:
Letcher -: Whitesburg 1.5u
Lewis -: Vanceburg 1u
Lincoln 1d: Stanford 0.65u
Livingston 1d: Salem 1v
Logan 0.75d: Adairville 1.5d, Auburn 1.5u, Lewisburg 1.5u, Russellville 2v
Lyon -: Eddyville 1.5v
Madison 1d: Berea 2d, Richmond 2v
Magoffin 1d: Salyersville 1u
Marion 1d: Lebanon 1d
Marshall 1d: Benton 0.5d, Calvert City 0.5u
Martin 2v:
Mason 1d: Maysville 1.99u
McCracken 1d: Paducah 2v
McCreary 1.5d:
McLean 1^50000u:
Meade -: Brandenburg ?, Muldraugh 1u
Menifee 1.25d:
Mercer 1d: Harrodsburg 1.5u
Metcalfe 1v: Edmonton 1u
Monroe 1d: Gamaliel 1d, Tompkinsville 1u
Montgomery 2d: Camargo 2d, Jeffersonville 1u
Morgan 1.5d: West Liberty 1d
Muhlenberg -:
Nelson 0.5^15000d: Bardstown 1d
Nicholas 1v: Carlisle 1d
Ohio 1.25d: Fordsville 1.25u, Hartford 1v
Oldham -: La Grange 1u
Owen -: Owenton 1d
Owsley -:
Pendleton 1d:
Perry 1d: Hazard 1.25u
Pike 1d: Coal Run Village 1d, Elkhorn 1u, Pikeville 2d
Powell 1.25d: Stanton 1u
Pulaski 1d: Somerset 0.6d
Robertson 1.5v: Mount Olivet 2u
Rockcastle 1.5d: Brodhead 1u, Mount Vernon 1d
Rowan 1.5d: Morehead 1.5d
Russell 1^33333.33u: Jamestown 1u, Russell Springs 1u
Scott 1d: Georgetown 1d
Shelby 1d: Shelbyville 1u, Simpsonville 0.5u
Simpson 1d: Franklin 1d
Spencer 0.8d: Taylorsville 0.75u
Taylor 1d: Campbellsville 1d
Todd 1v: Elkton 2u, Guthrie 1u
Trigg -: Cadiz 1.5u
Trimble -:
Union 0.5d:
Warren 1d: Bowling Green 2v, Smiths Grove 1u
Washington 0.75d: Springfield 1.5u
Wayne 0.9d:
Webster -: Clay 1u
Whitley 1d: Corbin 1v
Wolfe 1.25d:
Woodford 1.5d: Midway 2d, Versailles 1.5u
`,
})
