/** Airports of Mexico, Central and South America, and the Caribbean; a line as in `northAmerica.ts`. */
export const LATIN_AMERICA = `
CUN MMUN -|Cancun International|Cancun|CUN MX ROO|21.0365 -86.8771 22|America/Cancun|66
GDL MMGL -|Guadalajara International|Guadalajara|GDL MX JAL|20.5218 -103.3112 5016|America/Mexico_City|44
MEX MMMX -|Mexico City Benito Juarez International|Mexico City|MEX MX CMX|19.4363 -99.0721 7316|America/Mexico_City|78
MTY MMMY -|Monterrey International|Monterrey|MTY MX NLE|25.7785 -100.1069 1278|America/Monterrey|42
SJO MROC -|Juan Santamaria International|San Jose|SJO CR -|9.9939 -84.2088 3021|America/Costa_Rica|34
PTY MPTO -|Tocumen International|Panama City|PTY PA -|9.0714 -79.3835 135|America/Panama|52
SJU TJSJ SJU|Luis Munoz Marin International|San Juan|SJU PR -|18.4394 -66.0018 9|America/Puerto_Rico|42
NAS MYNN -|Lynden Pindling International|Nassau|NAS BS -|25.0390 -77.4662 16|America/Nassau|32
PUJ MDPC -|Punta Cana International|Punta Cana|PUJ DO -|18.5674 -68.3634 47|America/Santo_Domingo|44
BOG SKBO -|El Dorado International|Bogota|BOG CO -|4.7016 -74.1469 8361|America/Bogota|66
MDE SKRG -|Jose Maria Cordova International|Medellin|MDE CO -|6.1645 -75.4231 6955|America/Bogota|36
UIO SEQM -|Mariscal Sucre International|Quito|UIO EC -|-0.1292 -78.3575 7841|America/Guayaquil|34
LIM SPJC -|Jorge Chavez International|Lima|LIM PE -|-12.0219 -77.1143 113|America/Lima|56
SCL SCEL -|Arturo Merino Benitez International|Santiago|SCL CL -|-33.3930 -70.7858 1555|America/Santiago|58
EZE SAEZ -|Ministro Pistarini International|Buenos Aires|BUE AR -|-34.8222 -58.5358 67|America/Argentina/Buenos_Aires|52
AEP SABE -|Jorge Newbery Airpark|Buenos Aires|BUE AR -|-34.5592 -58.4156 18|America/Argentina/Buenos_Aires|40
MVD SUMU -|Carrasco International|Montevideo|MVD UY -|-34.8384 -56.0308 105|America/Montevideo|26
BSB SBBR -|Presidente Juscelino Kubitschek International|Brasilia|BSB BR DF|-15.8711 -47.9186 3497|America/Sao_Paulo|44
GIG SBGL -|Galeao International|Rio de Janeiro|RIO BR RJ|-22.8100 -43.2506 28|America/Sao_Paulo|52
GRU SBGR -|Guarulhos International|Sao Paulo|SAO BR SP|-23.4356 -46.4731 2459|America/Sao_Paulo|76
`
