export const standIns = { doctor: "ഡോക്ടർ", news: "വാർത്ത", career: "ജോലി", testimonial: "ഞങ്ങളുടെ ഒരു രോഗി" };
