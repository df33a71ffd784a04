/** First and last names of the world's people, from many countries. Each pair is one person. */
export const FIRST_NAMES: readonly string[] = `
Maya Kofi Ines Tomas Leila Jonas Aiko Rafael Noor Emil Zuri Mateo Freya Arjun Lucia Oskar Amara Hugo Mina Felix
Sanna Diego Priya Anton Yara Luca Chloe Kwame Elif Marco Thandi Viktor Rosa Omar Greta Nikhil Alma Pavel Imani Bruno
Selma Kenji Paula Idris Vera Dario Naomi Stellan Fatima Andre Kaia Ravi Elena Malik Signe Pablo Hana Tobias Salma Enzo
Linnea Samir Clara Joon Adaeze Milan Nadia Teo Astrid Farid Julia Santiago Ayumi Henrik Zainab Gael Petra Tariq Mila Ivan
Sofia Kamau Ebba Rohan Camila Leif Meera Dmitri Abeni Nils Lola Hassan Ida Vikram Marta Bjorn Anaya Filip Xenia Javier
Runa Bilal Carla Sven Mei Cosmo Tanvi Erik Dalia Otto Ximena Yusuf Hedda Manu Odette Karim Wanda Lars Sana Rui
Kira Adrian Ngozi Levi Aurora Akira Bianca Moses Tilda Alejo Reem Gustav Noemi Arman Zola Casper Irina Joao Simone Yannick
Esra Magnus Olga Ibrahim Luna Axel Divya Nico Margit Sione Agnes Taro Valeria Kristof Ama Jasper Nour Pedro Ylva Suresh
Helga Ruben Lilja Emeka Daria Callum Asha Benno Rania Aksel Talia Goran Mireille Desta Ulla Ishaan Carmen Sorin Maeve Hamid
Ottilie Rasmus Kalinda Piero Jana Musa Solveig Edgar Nalini Tiago Birgit Zane Oriana Kasper Amina Lorenz Tuva Raj Celeste Boaz
`
  .trim()
  .split(/\s+/)

/** See `FIRST_NAMES`. */
export const LAST_NAMES: readonly string[] = `
Lindqvist Mensah Carvalho Novak Haddad Bergman Tanaka Moreno Rahman Dahl Okafor Rivera Solberg Mehta Ferraro Virtanen Diallo Laurent Sato Brandt
Nyström Vargas Iyer Petrov Farouk Rossi Marchand Asante Demir Conti Mokoena Sokolov Peralta Nasser Vogel Kapoor Saarinen Dvorak Wanjiru Almeida
Holm Yamada Klein Sesay Orlov Greco Abara Ekström Rashid Dubois Kask Pillai Popescu Saleh Thorsen Campos Kimura Richter Aziz Moretti
Sandberg Khoury Weiss Park Eze Kovac Mansour Papas Hagen Amiri Fischer Quispe Mori Larsen Bello Grenier Horak Zaman Ilic Morozov
Castro Njoroge Forsberg Bhatt Delgado Madsen Nair Volkov Adeyemi Winther Pereira Qureshi Lund Rao Kowalski Strand Chaudhry Marek Xenakis Ortega
Bakke Hussain Serrano Falk Zhao Bianco Joshi Nygaard Salem Keller Ybarra Toure Aalto Menon Leclerc Jabari Wolff Nordin Siddiqui Couto
Ruud Banda Fontaine Bauer Aydin Okoye Lehtonen Hayashi Gallo Chanda Tveit Abebe Rizzo Steiner Vidal Osei Kallas Ueda Marino Blom
Erdogan Sjoberg Zielinski Traore Nemeth Hartmann Coelho Karimi Vik Saito Paredes Jovanovic Danso Vesely Linna Gomes Sharif Bakker Ricci Odhiambo
Grieg Arslan Toivonen Obi Lakatos Schreiber Ferreira Hosseini Moen Ishii Aguirre Markovic Appiah Benes Korhonen Barros Malik Visser Bruno Kiptoo
Aasen Kaya Heino Nwosu Szabo Vogt Teixeira Daneshvar Berge Ogawa Salazar Petkovic Boateng Urban Salo Pinto Ansari Smit Leone Mutua
`
  .trim()
  .split(/\s+/)
