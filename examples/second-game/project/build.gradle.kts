plugins {
    application
}

repositories {
    mavenCentral()
}

dependencies {
    implementation("dev.screwbox:screwbox-core:3.33.0")
}

tasks.withType<JavaCompile> {
    options.encoding = "UTF-8"
    options.release = 21
}

application {
    mainClass = "com.example.secondgame.SecondGame"
}
