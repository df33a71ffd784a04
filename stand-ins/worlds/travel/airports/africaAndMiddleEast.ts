/** Airports of Africa; a line as in `northAmerica.ts`. */
export const AFRICA = `
CAI HECA -|Cairo International|Cairo|CAI EG -|30.1219 31.4056 382|Africa/Cairo|58
CMN GMMN -|Mohammed V International|Casablanca|CAS MA -|33.3675 -7.5900 656|Africa/Casablanca|42
RAK GMMX -|Menara|Marrakesh|RAK MA -|31.6069 -8.0363 1545|Africa/Casablanca|32
TUN DTTA -|Carthage|Tunis|TUN TN -|36.8510 10.2272 22|Africa/Tunis|30
LOS DNMM -|Murtala Muhammed International|Lagos|LOS NG -|6.5774 3.3212 135|Africa/Lagos|42
ACC DGAA -|Kotoka International|Accra|ACC GH -|5.6052 -0.1668 205|Africa/Accra|30
ADD HAAB -|Bole International|Addis Ababa|ADD ET -|8.9779 38.7993 7630|Africa/Addis_Ababa|48
NBO HKJK -|Jomo Kenyatta International|Nairobi|NBO KE -|-1.3192 36.9278 5330|Africa/Nairobi|44
JNB FAOR -|O. R. Tambo International|Johannesburg|JNB ZA -|-26.1392 28.2460 5558|Africa/Johannesburg|58
CPT FACT -|Cape Town International|Cape Town|CPT ZA -|-33.9648 18.6017 151|Africa/Johannesburg|46
MRU FIMP -|Sir Seewoosagur Ramgoolam International|Mauritius|MRU MU -|-20.4302 57.6836 186|Indian/Mauritius|30
`

/** Airports of the Middle East. */
export const MIDDLE_EAST = `
DXB OMDB -|Dubai International|Dubai|DXB AE -|25.2528 55.3644 62|Asia/Dubai|97
AUH OMAA -|Zayed International|Abu Dhabi|AUH AE -|24.4330 54.6511 88|Asia/Dubai|58
DOH OTHH -|Hamad International|Doha|DOH QA -|25.2731 51.6081 13|Asia/Qatar|76
BAH OBBI -|Bahrain International|Bahrain|BAH BH -|26.2708 50.6336 6|Asia/Bahrain|36
KWI OKKK -|Kuwait International|Kuwait|KWI KW -|29.2266 47.9689 206|Asia/Kuwait|40
MCT OOMS -|Muscat International|Muscat|MCT OM -|23.5933 58.2844 48|Asia/Muscat|38
RUH OERK -|King Khalid International|Riyadh|RUH SA -|24.9576 46.6988 2049|Asia/Riyadh|56
JED OEJN -|King Abdulaziz International|Jeddah|JED SA -|21.6796 39.1565 48|Asia/Riyadh|60
AMM OJAI -|Queen Alia International|Amman|AMM JO -|31.7226 35.9932 2395|Asia/Amman|38
BEY OLBA -|Rafic Hariri International|Beirut|BEY LB -|33.8209 35.4884 87|Asia/Beirut|34
TLV LLBG -|Ben Gurion|Tel Aviv|TLV IL -|32.0114 34.8867 134|Asia/Jerusalem|52
`
