/** First names by gender, and family names: common, single-word, ASCII only. */
export const FEMALE =
  `Abigail Ada Adele Alice Amara Amelia Ana Anita Anna Aria Asha Astrid Aurora Ava Beatrice Bella Bianca
Camila Carmen Cecilia Celia Chloe Clara Claire Daisy Dana Daphne Deborah Diana Dora Edith Elena Eliza Ella Ellen Eloise Elsa
Emily Emma Erin Esther Eva Evelyn Fatima Fiona Flora Freya Gloria Grace Greta Hannah Harriet Hazel Helen Ida Imogen Ines Ingrid
Irene Iris Isabel Ivy Jane Jasmine Joan Josephine Judith Julia June Karen Kate Keiko Laila Laura Leila Lena Lily Linda Lucia
Lydia Mabel Maeve Mara Margaret Maria Marina Martha Maya Mei Mina Miriam Molly Nadia Naomi Nina Nora Olga Olive Paula Petra
Phoebe Priya Rachel Rita Rosa Ruth Sara Selma Sofia Stella Susan Tara Tessa Uma Vera Violet Wanda Yara Yuki Zoe`.split(
    /\s+/,
  )

export const MALE =
  `Aaron Abel Adam Ahmed Alan Albert Alec Amir Andre Anton Arjun Arthur August Axel Basil Ben Boris Brian Bruno
Caleb Carl Carlos Cedric Chen Colin Conor Cyrus Daniel Dante David Dean Dennis Diego Dmitri Edgar Edwin Eli Elias Emil Enzo Eric
Ethan Evan Felix Finn Francis Frank Fred Gabriel George Gilbert Glen Gordon Grant Gustav Hakim Harold Harvey Hector Henry Hiro
Hugo Ian Igor Isaac Ivan Jack Jacob Jamal James Jasper Javier Joel John Jonas Joseph Juan Julian Karl Keith Kenji Kofi Kurt Lars
Leo Leon Liam Louis Luca Lucas Luis Magnus Marco Mark Martin Mateo Max Miles Nathan Neil Nico Noah Oliver Omar Oscar Otto Owen
Pablo Paul Peter Philip Rafael Raj Ralph Ravi Remy Robert Roger Roman Ruben Samir Samuel Simon Stefan Tariq Theo Thomas Tobias
Victor Walter Wei Xavier Yusuf`.split(/\s+/)

export const FAMILY =
  `Abbott Adams Adeyemi Ahmadi Alvarez Anders Archer Arnold Ashby Atwood Bailey Baker Banerjee Barlow Barnes
Bauer Beck Becker Bell Bennett Berg Bishop Blake Bloom Bowen Boyd Brandt Brennan Brooks Bryant Burke Burns Byrne Cabrera Caldwell
Campos Cardoso Carey Carlson Carr Castillo Castro Chandra Chang Chapman Chavez Clayton Cole Coleman Collins Conway Cooper Cortez
Costa Cowan Craig Cross Cruz Cruise Dalton Daly Das Davies Dawson Delgado Desai Diaz Dixon Dolan Donovan Doyle Drake Duarte Dunn
Eaton Eckert Ellis Ellison Emerson Engel Erikson Espinoza Evans Farrell Faulkner Fernandez Ferrara Finch Fischer Fletcher Flores
Foley Fontaine Forbes Foster Fraser Freeman Frost Fuentes Fujita Gallagher Garcia Gardner Garner Gibbs Gilmore Glover Gomes
Gonzalez Goodwin Graham Grant Graves Greer Griffin Gupta Guerra Haas Hale Hansen Harding Harmon Harper Hart Hayashi Hayes Henson
Herrera Hicks Hobbs Hoffman Holden Holland Holt Hooper Horn Howell Huang Hubbard Hughes Hunt Ibarra Ingram Ito Ivanov Jackson
Jansen Jarvis Jennings Jensen Joshi Kaplan Kato Kaur Keller Kelly Kemp Kent Khan Kim Kirk Klein Knight Koch Kowalski Kramer Kumar
Lambert Lang Larsen Lawson Le Leblanc Lee Leonard Lim Lindgren Liu Logan Long Lopez Lowe Lucero Lynch Macias Maddox Malik Mann
Marsh Martinez Mason Maxwell Mbeki Mccoy Mehta Mendez Mercer Meyer Miller Miranda Molina Monroe Montoya Moore Morales Moran Moreau
Morita Moser Moss Mueller Munoz Murphy Myers Nakamura Nash Navarro Nelson Newman Nguyen Nielsen Noble Nolan Norris North Novak
Obrien Ochoa Okafor Olsen Ono Ortega Osman Owens Padilla Page Palmer Park Parsons Patel Payne Pearce Pereira Perry Peters Petrov
Pham Pierce Pinto Pope Porter Potter Powell Price Prince Quinn Quiroga Rahman Ramirez Ramsey Rao Reeves Reid Reyes Rhodes Rice
Richter Riley Rios Rivera Robbins Rojas Romero Rosales Rossi Roth Rowe Roy Ruiz Russo Ryan Salazar Sanders Santos Sato Sawyer
Schmidt Schneider Schultz Sharma Shaw Shepherd Sherman Shields Silva Simmons Singh Skinner Sloan Snyder Solis Soto Sousa Stark
Steele Stein Stokes Strand Suarez Suzuki Swanson Tanaka Tate Thorne Todd Torres Tran Tucker Turner Vance Vargas Vasquez Vega Vogel
Voss Wade Wagner Walsh Walters Ward Warren Watts Weaver Weber Weiss Wells West Whitaker Wilde Winters Wolf Wong Woods Wu Xu
Yamada Yang Yates York Young Zamora Zhang Zimmerman Zuniga`.split(/\s+/)
